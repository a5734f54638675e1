/** Words of this product, of stories and of talk that the dictionary lacks or has wrong. */
export const WORDS = `
selkie S EH1 L K IY0
selkies S EH1 L K IY0 Z
kraken K R AA1 K AH0 N
merfolk M ER1 F OW2 K
merman M ER1 M AE2 N
mermen M ER1 M EH2 N
merrow M EH1 R OW0
naiad N AY1 AE2 D
dryad D R AY1 AE2 D
nymph N IH1 M F
kelpie K EH1 L P IY0
banshee B AE1 N SH IY2
fae F EY1
faerie F EH1 R IY0
sidhe SH IY1
eldritch EH1 L D R IH0 CH
leviathan L AH0 V AY1 AH0 TH AH0 N
grimoire G R IH0 M W AA1 R
sigil S IH1 JH AH0 L
rune R UW1 N
geas G EH1 SH
djinn JH IH1 N
wyrm W ER1 M
wyvern W AY1 V ER0 N
lich L IH1 CH
succubus S AH1 K Y AH0 B AH0 S
incubus IH1 NG K Y AH0 B AH0 S
tsundere T S UH1 N D EH2 R EY0
yandere Y AA1 N D EH2 R EY0
kimono K IH0 M OW1 N OW0
onsen OW1 N S EH0 N
sake S EY1 K
karaoke K EH2 R IY0 OW1 K IY0
ramen R AA1 M AH0 N
anime AE1 N AH0 M EY2
manga M AA1 NG G AH0
emoji IH0 M OW1 JH IY0
selfie S EH1 L F IY0
vlog V L AA1 G
podcast P AA1 D K AE2 S T
email IY1 M EY2 L
e-mail IY1 M EY2 L
wifi W AY1 F AY2
tiktok T IH1 K T AA2 K
jpeg JH EY1 P EH2 G
gif G IH1 F
covid K OW1 V IH0 D
roffle R AA1 F AH0 L
lol L AA1 L
bluetooth B L UW1 T UW2 TH
gameplay G EY1 M P L EY2
roleplay R OW1 L P L EY2
backstory B AE1 K S T AO2 R IY0
smartphone S M AA1 R T F OW2 N
chatbot CH AE1 T B AA2 T
monday M AH1 N D EY2
mondays M AH1 N D EY2 Z
tuesday T UW1 Z D EY2
tuesdays T UW1 Z D EY2 Z
wednesday W EH1 N Z D EY2
wednesdays W EH1 N Z D EY2 Z
thursday TH ER1 Z D EY2
thursdays TH ER1 Z D EY2 Z
friday F R AY1 D EY2
fridays F R AY1 D EY2 Z
saturday S AE1 T ER0 D EY2
saturdays S AE1 T ER0 D EY2 Z
sunday S AH1 N D EY2
sundays S AH1 N D EY2 Z
sometimes S AH1 M T AY2 M Z
anybody EH1 N IY0 B AA2 D IY0
especially IH0 S P EH1 SH AH0 L IY0
even IY1 V AH0 N
president P R EH1 Z AH0 D AH0 N T
really R IY1 L IY0
cannot K AE0 N AA1 T
outside AW0 T S AY1 D
beyond B IY0 Y AA1 N D
gone G AO1 N
every EH1 V R IY0
different D IH1 F R AH0 N T
difference D IH1 F R AH0 N S
average AE1 V R IH0 JH
miz M IH1 Z
messers M EH1 S ER0 Z
cetera S EH1 T ER0 AH0
hertz HH ER1 T S
kilohertz K IH1 L AH0 HH ER2 T S
megahertz M EH1 G AH0 HH ER2 T S
gigahertz G IH1 G AH0 HH ER2 T S
gigabyte G IH1 G AH0 B AY2 T
terabyte T EH1 R AH0 B AY2 T
paise P AY1 S EY0
sen S EH1 N
hmm HH AH0 M
mmm M AH0 M
mhm M AH0 HH AH1 M
ahh AA1
ooh UW1
aww AO1
eww IY1 UW0
ugh AH1 G
shh SH SH SH
pfft P AH1 F T
psst P IH1 S T
brr B ER1
grr G ER1
zzz Z IH1 Z
erm ER1 M
argh AA1 R G
tsk T IH1 S K
tch T IH1 CH
mwah M W AA1
mwa M W AA1
hmph HH AH1 M F
eek IY1 K
ha HH AA1
heh HH EH1
hehe HH EH1 HH EH2
hi HH AY1
ho HH OW1
meh M EH1
oof UW1 F
gah G AA1
bah B AA1
bleh B L EH1
blah B L AA1
duh D AH1
huh HH AH1
nuh N AH1
whew HH Y UW1
woohoo W UW1 HH UW2
yum Y AH1 M
yummy Y AH1 M IY0
yikes Y AY1 K S
oops UW1 P S
whoops W UW1 P S
ouchie AW1 CH IY0
teehee T IY1 HH IY2
yippee Y IH1 P IY0
ta-da T AH0 D AA1
ooh-la-la UW2 L AA2 L AA1
uh-oh AH1 OW2
uh-huh AH1 HH AH1
mm-hmm M AH0 HH AH1 M
d'you D Y UW0
d'ye D Y IY0
rock'n'roll R AA2 K AH0 N R OW1 L
y'know Y AH0 N OW1
y'all Y AO1 L
g'day G AH0 D EY1
g'night G AH0 N AY1 T
s'pose S P OW1 Z
t'other T AH1 DH ER0
o'er AO1 R
e'er EH1 R
ne'er N EH1 R
ma'am M AE1 M
fo'c'sle F OW1 K S AH0 L
bo'sun B OW1 S AH0 N
ol' OW1 L
an' AH0 N
o' AH0
wi' W IH1 DH
th' DH AH0
li'l L IH1 L
lil' L IH1 L
lil L IH1 L
mo' M OW1
jus' JH AH1 S
mus' M AH1 S
fo' F AO1 R
'im IH1 M
'ello EH0 L OW1
'allo AH0 L OW1
'nuff N AH1 F
'fore F AO1 R
'nother N AH1 DH ER0
'neath N IY1 TH
'gainst G EH1 N S T
'twere T W ER1
'twould T W UH1 D
'twixt T W IH1 K S T
'tween T W IY1 N
'sup S AH1 P
'scuse S K Y UW1 Z
'spect S P EH1 K T
'cept S EH1 P T
'cause K AO1 Z
gonna G AH1 N AH0
wanna W AA1 N AH0
gotta G AA1 T AH0
sorta S AO1 R T AH0
outta AW1 T AH0
lotta L AA1 T AH0
coulda K UH1 D AH0
shoulda SH UH1 D AH0
woulda W UH1 D AH0
mighta M AY1 T AH0
musta M AH1 S T AH0
hafta HH AE1 F T AH0
tryna T R AY1 N AH0
finna F IH1 N AH0
imma AY1 M AH0
lemme L EH1 M IY0
gimme G IH1 M IY0
dunno D AH0 N OW1
innit IH1 N IH0 T
gotcha G AA1 CH AH0
betcha B EH1 CH AH0
whatcha W AH1 CH AH0
whaddya W AH1 D Y AH0
dontcha D OW1 N CH AH0
ya Y AH0
yer Y ER0
yerself Y ER0 S EH1 L F
meself M IY0 S EH1 L F
ye Y IY1
aye AY1
och AA1 K
nae N EY1
dinnae D IH1 N IY0
didnae D IH1 D N IY0
cannae K AE1 N IY0
couldnae K UH1 D N IY0
wouldnae W UH1 D N IY0
wasnae W AH1 Z N IY0
isnae IH1 Z N IY0
havenae HH AE1 V N IY0
willnae W IH1 L N IY0
wee W IY1
bairn B EH1 R N
bairns B EH1 R N Z
bonnie B AA1 N IY0
bonny B AA1 N IY0
lassie L AE1 S IY0
laddie L AE1 D IY0
loch L AA1 K
ceilidh K EY1 L IY0
sassenach S AE1 S AH0 N AE2 K
haar HH AA1 R
dreich D R IY1 K
sláinte S L AO1 N CH AH0
slainte S L AO1 N CH AH0
craic K R AE1 K
crikey K R AY1 K IY0
bloody B L AH1 D IY0
bloke B L OW1 K
gobsmacked G AA1 B S M AE2 K T
mum M AH1 M
mummy M AH1 M IY0
arse AA1 R S
quay K IY1
buoy B UW1 IY0
buoys B UW1 IY0 Z
gunwale G AH1 N AH0 L
coxswain K AA1 K S AH0 N
boatswain B OW1 S AH0 N
forecastle F OW1 K S AH0 L
leeward L IY1 W ER0 D
tidepool T AY1 D P UW2 L
driftwood D R IH1 F T W UH2 D
seafoam S IY1 F OW2 M
saltwater S AO1 L T W AO2 T ER0
café K AE0 F EY1
cafés K AE0 F EY1 Z
fiancé F IY2 AA0 N S EY1
fiancée F IY2 AA0 N S EY1
résumé R EH1 Z AH0 M EY2
rosé R OW0 Z EY1
rosés R OW0 Z EY1 Z
soufflé S UW0 F L EY1
cliché K L IY0 SH EY1
clichés K L IY0 SH EY1 Z
touché T UW0 SH EY1
décor D EY0 K AO1 R
déjà D EY2 ZH AA1
vu V UW1
voilà V W AA0 L AA1
voila V W AA0 L AA1
façade F AH0 S AA1 D
jalapeño HH AA2 L AH0 P EY1 N Y OW0
señor S EH0 N Y AO1 R
señora S EH0 N Y AO1 R AH0
señorita S EH2 N Y AO0 R IY1 T AH0
mañana M AH0 N Y AA1 N AH0
piñata P IH0 N Y AA1 T AH0
tequila T AH0 K IY1 L AH0
mojito M OW0 HH IY1 T OW0
chérie SH EH0 R IY1
cherie SH EH0 R IY1
chéri SH EH0 R IY1
mademoiselle M AE2 D AH0 M AH0 Z EH1 L
monsieur M AH0 S Y ER1
merci M EH0 R S IY1
bonjour B OW0 N ZH UH1 R
amour AH0 M UH1 R
ciao CH AW1
bella B EH1 L AH0
amore AH0 M AO1 R EY0
cariño K AH0 R IY1 N Y OW0
mi M IY1
corazón K AO2 R AH0 Z OW1 N
querida K EH0 R IY1 D AH0
hola OW1 L AH0
gracias G R AA1 S IY0 AH0 S
liebling L IY1 B L IH0 NG
schatz SH AA1 T S
danke D AA1 NG K AH0
`;
