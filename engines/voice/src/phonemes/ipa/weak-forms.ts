/** Function words as in the voice model's training: inside a phrase, and at its end where that differs. */
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
there'll ðɛɹl
is ɪz
are ɑːɹ
aren't ˈɑːɹnt
am æm
was wʌz
were wɜː
weren't wˈɜːnt
be biː bˈiː
been bɪn
have hæv hˈæv
has hɐz hˈæz
had hæd
will wɪl wˈɪl
would wʊd wˈʊd
would've wʊdəv wˈʊdəv
can kæn kˈæn
could kʊd kˈʊd
could've kʊdəv kˈʊdəv
should ʃʊd ʃˈʊd
should've ʃʊdəv ʃˈʊdəv
shall ʃæl ʃˈæl
might maɪt mˈaɪt
for fɔːɹ
from fɹʌm
with wɪð
without wɪðˈaʊt
at æt
by baɪ bˈaɪ
as æz
in ɪn ˈɪn
into ɪntʊ
on ɔn ˈɔn
onto Ontʊ ˈOntʊ
upon əpOn
or ɔːɹ
but bʌt
if ɪf
than ðɐn
because bɪkˈʌz
so soʊ sˈoʊ
though ðoʊ
per pɜː
thee ðiː ðˈiː
thy ðaɪ
ye jiː jˈiː
ya jə
yer jɚ
`;
