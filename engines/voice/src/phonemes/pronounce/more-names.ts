/** More names: of Asia, the Pacific and the Americas, of families, places and stories. */
export const MORE_NAMES = `
aiko AY1 K OW0
akira AH0 K IH1 R AH0
haruki HH AA1 R UW0 K IY0
hikari HH IH0 K AA1 R IY0
kaede K AY1 D EY0
keiko K EY1 K OW0
mizuki M IH0 Z UW1 K IY0
naomi N EY0 OW1 M IY0
ryo R IY0 OW1
sakura S AA1 K UW0 R AH0
yuki Y UW1 K IY0
yui Y UW1 IY0
jihye JH IY1 HH EY0
minji M IH1 N JH IY0
seo-yeon S AH1 Y AH0 N
hyun HH Y AH1 N
xia SH IY1 AH0
xiaoli SH AW1 L IY2
qing CH IH1 NG
mei M EY1
meilin M EY1 L IH2 N
linh L IH1 N
nguyen W IH1 N
thuy T W IY1
kaia K AY1 AH0
kai K AY1
kailani K AY0 L AA1 N IY0
leilani L EY0 L AA1 N IY0
moana M OW0 AA1 N AH0
mahina M AH0 HH IY1 N AH0
keanu K IY0 AA1 N UW0
aroha AA1 R OW0 HH AH0
tane T AA1 N EY0
anahera AE2 N AH0 HH EH1 R AH0
aiyana AY0 AA1 N AH0
winona W AH0 N OW1 N AH0
talulah T AH0 L UW1 L AH0
tallulah T AH0 L UW1 L AH0
dakota D AH0 K OW1 T AH0
sequoia S AH0 K W OY1 AH0
alana AH0 L AA1 N AH0
aria AA1 R IY0 AH0
ayla EY1 L AH0
bellatrix B EH1 L AH0 T R IH2 K S
briseis B R IH0 S EY1 IH0 S
celeste S AH0 L EH1 S T
cressida K R EH1 S IH0 D AH0
daenerys D AH0 N EH1 R IH0 S
eira EY1 R AH0
elara IH0 L AA1 R AH0
elowen EH1 L OW0 EH2 N
eowyn EY1 OW0 W IH0 N
esme EH1 Z M EY0
esmé EH1 Z M EY0
evangeline IH0 V AE1 N JH AH0 L IY2 N
gaia G AY1 AH0
ginevra JH IH0 N EH1 V R AH0
guinevere G W IH1 N AH0 V IH2 R
imogen IH1 M AH0 JH AH0 N
isolde IH0 Z OW1 L D AH0
jocasta JH OW0 K AE1 S T AH0
kestrel K EH1 S T R AH0 L
lyra L AY1 R AH0
lucien L UW1 SH AH0 N
maia M AY1 AH0
maren M AA1 R AH0 N
marina M ER0 IY1 N AH0
mira M IH1 R AH0
morgana M AO0 R G AA1 N AH0
morwenna M AO0 R W EH1 N AH0
nyx N IH1 K S
nyla N AY1 L AH0
ophelia OW0 F IY1 L Y AH0
oriel AO1 R IY0 AH0 L
orion ER0 AY1 AH0 N
perdita P ER0 D IY1 T AH0
raven R EY1 V AH0 N
rhea R IY1 AH0
rowan R OW1 AH0 N
seraphina S EH2 R AH0 F IY1 N AH0
sylvaine S IH0 L V EY1 N
tamsin T AE1 M Z IH0 N
tristan T R IH1 S T AH0 N
ulysses Y UW0 L IH1 S IY2 Z
vesper V EH1 S P ER0
vivienne V IH1 V IY0 EH2 N
wren R EH1 N
ysolde IH0 Z OW1 L D AH0
yvaine IH0 V EY1 N
yvette IH0 V EH1 T
yvonne IH0 V AA1 N
zara Z AA1 R AH0
zelda Z EH1 L D AH0
zephyr Z EH1 F ER0
zinnia Z IH1 N IY0 AH0
bastien B AE1 S T IY0 AH0 N
dorian D AO1 R IY0 AH0 N
caius K AY1 AH0 S
cassius K AE1 S IY0 AH0 S
ezra EH1 Z R AH0
finnian F IH1 N IY0 AH0 N
caspian K AE1 S P IY0 AH0 N
lucian L UW1 SH AH0 N
matthias M AH0 TH AY1 AH0 S
silas S AY1 L AH0 S
thorne TH AO1 R N
tiberius T AY0 B IH1 R IY0 AH0 S
xander Z AE1 N D ER0
beauchamp B IY1 CH AH0 M
cholmondeley CH AH1 M L IY0
featherstonehaugh F AE1 N SH AO2
mcleod M AH0 K L AW1 D
mackay M AH0 K AY1
menzies M IH1 NG IH0 S
o'shea OW0 SH EY1
o'malley OW0 M AE1 L IY0
st-pierre S EY1 N T P IY0 EH1 R
edinburgh EH1 D AH0 N B ER0 AH0
glasgow G L AE1 Z G OW0
inverness IH2 N V ER0 N EH1 S
oban OW1 B AH0 N
skye S K AY1
hebrides HH EH1 B R AH0 D IY2 Z
orkney AO1 R K N IY0
aberdeen AE2 B ER0 D IY1 N
galway G AO1 L W EY2
connemara K AA2 N AH0 M AA1 R AH0
dublin D AH1 B L IH0 N
worcester W UH1 S T ER0
leicester L EH1 S T ER0
gloucester G L AO1 S T ER0
greenwich G R EH1 N IH0 CH
thames T EH1 M Z
cornwall K AO1 R N W AO2 L
brisbane B R IH1 Z B AH0 N
melbourne M EH1 L B ER0 N
mumbai M UH0 M B AY1
reykjavik R EY1 K Y AH0 V IH2 K
ithaca IH1 TH AH0 K AH0
capri K AH0 P R IY1
atlantis AE0 T L AE1 N T IH0 S
avalon AE1 V AH0 L AA2 N
lyonesse L AY2 AH0 N EH1 S
valhalla V AE0 L HH AE1 L AH0
ys IY1 S
`;
