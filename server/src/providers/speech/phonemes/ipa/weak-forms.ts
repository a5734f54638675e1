/** Small words as the voice was taught them: within a phrase, and at its end where that differs. */
export const WEAK_FORMS = `
the ðə
a ɐ ˈeɪ
an ɐn æn
to tə tuː
and ænd
of ʌv
i aɪ
i'm aɪm
i'd aɪd
i'll aɪl
i've aɪv
you juː
you're jʊɹ
you'll juːl
you've juːv
you'd juːd
your jʊɹ
he hiː
he's hiːz
he'll hiːl
he'd hiːd
she ʃiː
she's ʃiːz
she'll ʃiːl
she'd ʃiːd
it ɪt
it's ɪts
it'll ɪɾəl
its ɪts
we wiː
we're wɪɹ
we'll wiːl
we've wiːv
we'd wiːd
they ðeɪ
they're ðeɪɚ
they've ðeɪv
they'll ðeɪl
they'd ðeɪd
me miː
my maɪ mˈaɪ
him hɪm
his hɪz hˈɪz
her hɜː
hers hɜːz hˈɜːz
us ʌs
our aʊɚ
them ðɛm
'em əm
their ðɛɹ
this ðɪs ðˈɪs
that ðæt ðˈæt
that's ðæts ðˈæts
that'll ðæɾəl ðˈæɾəl
these ðiːz ðˈiːz
those ðoʊz ðˈoʊz
there ðˈɛɹ
there's ðˈɛɹz
there'll ðɛɹl
who hˈuː
who's hˈuːz
who'd hˈuːd
whose hˈuːz
what wˈʌt
what's wˈʌts
when wˈɛn
when's wˈɛnz
where wˈɛɹ
where's wˈɛɹz
why wˈaɪ
how hˈaʊ
how's hˈaʊz
which wˈɪtʃ
while wˈaɪl
is ɪz
isn't ˈɪzənt
are ɑːɹ
aren't ˈɑːɹnt
am æm
was wʌz
were wɜː
weren't wˈɜːnt
be biː bˈiː
been bɪn
being bˈiːɪŋ
have hæv hˈæv
having hˈævɪŋ
has hɐz hˈæz
had hæd
do dˈuː
doing dˈuːɪŋ
will wɪl wˈɪl
won't wˈoʊnt
would wʊd wˈʊd
would've wʊdəv wˈʊdəv
can kæn kˈæn
could kʊd kˈʊd
could've kʊdəv kˈʊdəv
couldn't kˈʊdənt
should ʃʊd ʃˈʊd
should've ʃʊdəv ʃˈʊdəv
shouldn't ʃˈʊdənt
shall ʃæl ʃˈæl
may mˈeɪ
might maɪt mˈaɪt
must mˈʌst
not nˈOt
for fɔːɹ
from fɹʌm
with wɪð
without wɪðˈaʊt
within wɪðˈɪn
at æt
by baɪ bˈaɪ
as æz
in ɪn ˈɪn
into ɪntʊ
on ɔn ˈɔn
onto Ontʊ ˈOntʊ
upon əpOn
up ˈʌp
down dˈaʊn
over ˈoʊvɚ
under ˈʌndɚ
through θɹˈuː
about ɐbˈaʊt
before bᵻfˈoːɹ
behind bᵻhˈaɪnd
below bᵻlˈoʊ
beneath bᵻnˈiːθ
beside bᵻsˈaɪd
besides bᵻsˈaɪdz
between bᵻtwˈiːn
beyond bᵻjˈɔnd
among ɐmˈʌŋ
across əkɹˈɔs
near nˈɪɹ
or ɔːɹ
but bʌt
if ɪf
than ðɐn
because bɪkˈʌz
so soʊ sˈoʊ
though ðoʊ
any ˈɛni
some sˈʌm
per pɜː
thee ðiː ðˈiː
thy ðaɪ
ye jiː jˈiː
ya jə
yer jɚ
get ɡˈɛt
got ɡˈOt
go ɡˈoʊ
going ɡˈoʊɪŋ
gonna ɡˈʌnə
went wˈɛnt
make mˈeɪk
makes mˈeɪks
made mˈeɪd
put pˈʊt
become bɪkˈʌm
mr mˈɪstɚ
`;
