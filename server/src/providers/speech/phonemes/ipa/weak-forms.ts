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
it'll ˌɪɾəl
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
me mˌiː
my maɪ mˈaɪ
him hˌɪm
his hɪz hˈɪz
her hɜː
hers hɜːz hˈɜːz
us ˌʌs
our ˌaʊɚ
them ðˌɛm
'em əm
their ðɛɹ
this ðɪs ðˈɪs
that ðæt ðˈæt
that's ðæts ðˈæts
that'll ðˌæɾəl ðˈæɾəl
these ðiːz ðˈiːz
those ðoʊz ðˈoʊz
there ðɛɹ ðˈɛɹ
there's ðɛɹz ðˈɛɹz
there'll ðɛɹl
who hˌuː hˈuː
who's hˌuːz hˈuːz
who'd hˌuːd hˈuːd
whose hˌuːz hˈuːz
what wʌt wˈʌt
what's wʌts wˈʌts
when wɛn wˈɛn
when's wɛnz wˈɛnz
where wˌɛɹ wˈɛɹ
where's wˌɛɹz wˈɛɹz
why wˌaɪ wˈaɪ
how hˌaʊ hˈaʊ
how's hˌaʊz hˈaʊz
which wˌɪtʃ wˈɪtʃ
while wˌaɪl wˈaɪl
is ɪz
isn't ˌɪzənt ˈɪzənt
are ɑːɹ
aren't ˌɑːɹnt ˈɑːɹnt
am æm
was wʌz
were wɜː
weren't wˌɜːnt wˈɜːnt
be biː bˈiː
been bˌɪn
being bˌiːɪŋ bˈiːɪŋ
have hæv hˈæv
having hˌævɪŋ hˈævɪŋ
has hɐz hˈæz
had hæd hˌæd
do dˈuː
doing dˌuːɪŋ dˈuːɪŋ
will wɪl wˈɪl
won't woʊnt wˈoʊnt
would wʊd wˈʊd
would've wˌʊdəv wˈʊdəv
can kæn kˈæn
could kʊd kˈʊd
could've kʊdəv kˈʊdəv
couldn't kˌʊdənt kˈʊdənt
should ʃˌʊd ʃˈʊd
should've ʃˌʊdəv ʃˈʊdəv
shouldn't ʃˌʊdənt ʃˈʊdənt
shall ʃˌæl ʃˈæl
may mˈeɪ
might mˌaɪt mˈaɪt
must mˈʌst
not nˌOt nˈOt
for fɔːɹ
from fɹʌm
with wɪð
without wɪðˌaʊt wɪðˈaʊt
within wɪðˌɪn wɪðˈɪn
at æt
by baɪ bˈaɪ
as æz
in ɪn ˈɪn
into ˌɪntʊ
on ˌɔn ˈɔn
onto ˌOntʊ ˈOntʊ
upon əpˌOn
up ˌʌp ˈʌp
down dˌaʊn dˈaʊn
over ˌoʊvɚ ˈoʊvɚ
under ˌʌndɚ ˈʌndɚ
through θɹuː θɹˈuː
about ɐbˌaʊt ɐbˈaʊt
before bᵻfˌoːɹ bᵻfˈoːɹ
behind bᵻhˌaɪnd bᵻhˈaɪnd
below bᵻlˌoʊ bᵻlˈoʊ
beneath bᵻnˌiːθ bᵻnˈiːθ
beside bᵻsˌaɪd bᵻsˈaɪd
besides bᵻsˌaɪdz bᵻsˈaɪdz
between bᵻtwˌiːn bᵻtwˈiːn
beyond bᵻjˌɔnd bᵻjˈɔnd
among ɐmˌʌŋ ɐmˈʌŋ
across əkɹˌɔs əkɹˈɔs
near nˌɪɹ nˈɪɹ
or ɔːɹ
but bˌʌt
if ɪf
than ðɐn
because bɪkˈʌz
so sˌoʊ sˈoʊ
though ðˌoʊ
any ˌɛni
some sˌʌm
per pɜː
thee ðiː ðˈiː
thy ðˌaɪ
ye jiː jˈiː
ya jə
yer jɚ
get ɡɛt ɡˈɛt
got ɡOt ɡˈOt
go ɡˌoʊ ɡˈoʊ
going ɡˌoʊɪŋ ɡˈoʊɪŋ
gonna ɡˌʌnə ɡˈʌnə
went wɛnt wˈɛnt
make mˌeɪk mˈeɪk
makes mˌeɪks mˈeɪks
made mˌeɪd mˈeɪd
put pˌʊt pˈʊt
become bɪkˌʌm bɪkˈʌm
mr mˈɪstɚ
`;
