/** Given names that the dictionary lacks or has wrong, as a friend of theirs would say them. */
export const NAMES = `
mairi M AA1 R IY0
mhairi V AA1 R IY0
isla AY1 L AH0
iona AY0 OW1 N AH0
ailsa EY1 L S AH0
eilidh EY1 L IY0
catriona K AH0 T R IY1 N AH0
morag M AO1 R AE2 G
fionnuala F AH0 N UW1 L AH0
niamh N IY1 V
saoirse S ER1 SH AH0
siobhan SH AH0 V AO1 N
sinead SH AH0 N EY1 D
aoife IY1 F AH0
caoimhe K IY1 V AH0
ciara K IY1 R AH0
ciaran K IY1 R AH0 N
cillian K IH1 L IY0 AH0 N
eoghan OW1 AH0 N
eoin OW1 AH0 N
oisin AH0 SH IY1 N
tadhg T AY1 G
padraig P AA1 D R IH0 G
orla AO1 R L AH0
roisin R OW0 SH IY1 N
grainne G R AO1 N Y AH0
maeve M EY1 V
deirdre D IH1 R D R AH0
eimear IY1 M ER0
aisling AE1 SH L IH0 NG
dearbhla D ER1 V L AH0
meabh M EY1 V
naoise N IY1 SH AH0
ruairi R UH1 R IY0
lachlan L AA1 K L AH0 N
hamish HH EY1 M IH0 SH
alasdair AE1 L AH0 S T ER0
eilean EH1 L AH0 N
angus AE1 NG G AH0 S
rhiannon R IY0 AE1 N AH0 N
bronwyn B R AA1 N W IH0 N
branwen B R AE1 N W EH0 N
carys K AE1 R IH0 S
cerys K EH1 R IH0 S
seren S EH1 R AH0 N
nia N IY1 AH0
gwyneth G W IH1 N AH0 TH
angharad AE0 NG HH AE1 R AH0 D
llewellyn L UW0 EH1 L IH0 N
owain OW1 AY0 N
rhys R IY1 S
dylan D IH1 L AH0 N
ffion F IY1 AA0 N
nerys N EH1 R IH0 S
sirenade S AY1 R AH0 N EY2 D
siren S AY1 R AH0 N
nerissa N ER0 IH1 S AH0
thessaly TH EH1 S AH0 L IY0
thalassa TH AH0 L AE1 S AH0
calypso K AH0 L IH1 P S OW0
circe S ER1 S IY0
undine AH1 N D IY2 N
ondine AA1 N D IY2 N
melusine M EH1 L UW0 Z IY2 N
lorelei L AO1 R AH0 L AY2
rusalka R UW0 S AA1 L K AH0
amphitrite AE2 M F AH0 T R AY1 T IY0
galatea G AE2 L AH0 T IY1 AH0
nereid N IH1 R IY0 IH0 D
nereida N EH0 R EY1 D AH0
oceane OW0 S IY0 AE1 N
marisol M EH2 R IH0 S OW1 L
coralie K AO1 R AH0 L IY2
coraline K AO1 R AH0 L AY2 N
pearl P ER1 L
delphine D EH0 L F IY1 N
ligeia L IH0 JH IY1 AH0
parthenope P AA0 R TH EH1 N AH0 P IY0
leucosia L UW0 K OW1 ZH AH0
aglaope AH0 G L EY1 OW0 P IY0
persephone P ER0 S EH1 F AH0 N IY0
hecate HH EH1 K AH0 T IY0
selene S AH0 L IY1 N IY0
calliope K AH0 L AY1 AH0 P IY0
penelope P AH0 N EH1 L AH0 P IY0
hermione HH ER0 M AY1 AH0 N IY0
daphne D AE1 F N IY0
ariadne EH2 R IY0 AE1 D N IY0
andromeda AE0 N D R AA1 M AH0 D AH0
cassiopeia K AE2 S IY0 AH0 P IY1 AH0
eurydice Y UH0 R IH1 D IH0 S IY0
iphigenia IH2 F AH0 JH AH0 N AY1 AH0
elektra AH0 L EH1 K T R AH0
antigone AE0 N T IH1 G AH0 N IY0
psyche S AY1 K IY0
phoebe F IY1 B IY0
chloe K L OW1 IY0
zoe Z OW1 IY0
ione AY0 OW1 N IY0
thea TH IY1 AH0
theia TH IY1 AH0
leander L IY0 AE1 N D ER0
evander IY0 V AE1 N D ER0
lysander L AY0 S AE1 N D ER0
orpheus AO1 R F IY0 AH0 S
odysseus OW0 D IH1 S IY0 AH0 S
achilles AH0 K IH1 L IY0 Z
poseidon P AH0 S AY1 D AH0 N
triton T R AY1 T AH0 N
hades HH EY1 D IY0 Z
ares EH1 R IY0 Z
hermes HH ER1 M IY0 Z
aphrodite AE2 F R AH0 D AY1 T IY0
xanthe Z AE1 N TH IY0
xiomara S IY2 OW0 M AA1 R AH0
xavier Z EY1 V Y ER0
xochitl S OW1 CH IY0 L
ximena HH IH0 M EY1 N AH0
jimena HH IH0 M EY1 N AH0
joaquin W AA0 K IY1 N
joaquín W AA0 K IY1 N
jorge HH AO1 R HH EY2
josé HH OW0 Z EY1
jesús HH EY0 S UW1 S
javier HH AA2 V IY0 EH1 R
jaime HH AY1 M EY0
guillermo G IY0 EH1 R M OW0
inés IH0 N EH1 S
ines IH0 N EH1 S
itzel IY0 T S EH1 L
yesenia Y EH0 S EH1 N Y AH0
paloma P AH0 L OW1 M AH0
milagros M IY0 L AA1 G R OW0 S
esperanza EH2 S P ER0 AA1 N Z AH0
mercedes M ER0 S EY1 D IY0 Z
dolores D AH0 L AO1 R IH0 S
lucía L UW0 S IY1 AH0
lucia L UW0 S IY1 AH0
maria M ER0 IY1 AH0
mateo M AH0 T EY1 OW0
thiago T IY0 AA1 G OW0
santiago S AA2 N T IY0 AA1 G OW0
raúl R AA0 UW1 L
raul R AA0 UW1 L
andrés AA0 N D R EH1 S
nuñez N UW1 N Y EH0 Z
muñoz M UW0 N Y OW1 Z
peña P EH1 N Y AH0
begoña B EH0 G OW1 N Y AH0
íñigo IY1 N Y IY0 G OW2
iñigo IY1 N Y IY0 G OW2
joão ZH W AW1
gonçalo G AH0 N S AA1 L OW0
léa L EY1 AH0
zoé Z OW0 EY1
chloé K L OW0 EY1
anaïs AA2 N AH0 IY1 S
anais AA2 N AH0 IY1 S
maëlle M AA0 EH1 L
océane OW2 S EY0 AA1 N
solène S OW0 L EH1 N
hélène EH0 L EH1 N
hélene EH0 L EH1 N
anouk AH0 N UW1 K
margaux M AA0 R G OW1
manon M AH0 N OW1 N
élodie EY2 L OW0 D IY1
elodie EH1 L AH0 D IY0
amélie AE2 M AH0 L IY1
amelie AE1 M AH0 L IY0
aurélie AO2 R EY0 L IY1
rené R AH0 N EY1
renée R AH0 N EY1
andré AA1 N D R EY0
françois F R AA0 N S W AA1
benoît B EH0 N W AA1
étienne EH2 T IY0 EH1 N
etienne EH2 T IY0 EH1 N
thierry T IY0 EH1 R IY0
guillaume G IY0 OW1 M
loïc L OW0 IY1 K
gaël G AH0 EH1 L
jacques ZH AA1 K
luc L UW1 K
remy R EH1 M IY0
rémy R EY1 M IY0
bjorn B Y AO1 R N
björn B Y AO1 R N
søren S AO1 R AH0 N
soren S AO1 R AH0 N
jörg Y ER1 G
jurgen Y ER1 G AH0 N
jürgen Y ER1 G AH0 N
freya F R EY1 AH0
freyja F R EY1 AH0
astrid AE1 S T R IH0 D
ingrid IH1 NG G R IH0 D
sigrid S IH1 G R IH0 D
solveig S OW1 L V EY0
liv L IH1 V
linnea L IH0 N EY1 AH0
linnéa L IH0 N EY1 AH0
saga S AA1 G AH0
tuva T UW1 V AH0
ylva IH1 L V AH0
åsa OW1 S AH0
leif L EY1 F
sven S V EH1 N
eirik EY1 R IH0 K
haakon HH OW1 K AH0 N
torsten T AO1 R S T AH0 N
gunnar G UH1 N AA0 R
magnus M AE1 G N AH0 S
aino AY1 N OW0
ilmari IH1 L M AA0 R IY0
jukka Y UW1 K AH0
pekka P EH1 K AH0
väinö V AY1 N ER0
agnieszka AE2 G N IY0 EH1 SH K AH0
małgorzata M AW2 G AO0 R ZH AA1 T AH0
zofia Z OW1 F IY0 AH0
łukasz W UW1 K AA0 SH
wojciech V OY1 CH EH0 K
krzysztof K SH IH1 SH T AO0 F
katarzyna K AE2 T AH0 ZH IH1 N AH0
jadwiga Y AA0 D V IY1 G AH0
oksana AA0 K S AA1 N AH0
svetlana S V EH0 T L AA1 N AH0
tatiana T AA2 T IY0 AA1 N AH0
anastasia AE2 N AH0 S T EY1 ZH AH0
nadezhda N AH0 D EH1 ZH D AH0
ludmila L UW0 D M IH1 L AH0
yevgenia Y EH0 V G EH1 N IY0 AH0
dmitri D M IY1 T R IY0
mikhail M IH0 K EY1 L
sergei S EH1 R G EY0
alexei AH0 L EH1 K S EY0
ilya IH1 L Y AH0
milos M IY1 L OW0 SH
miloš M IY1 L OW0 SH
jelena Y EH1 L EH0 N AH0
dragana D R AA0 G AA1 N AH0
zdenka Z D EH1 NG K AH0
jiří Y IH1 R ZH IY0
jiri Y IH1 R ZH IY0
ștefan SH T EH1 F AA0 N
ileana IH2 L IY0 AA1 N AH0
amara AH0 M AA1 R AH0
kwame K W AA1 M EY0
kofi K OW1 F IY0
ama AA1 M AH0
abena AE2 B AH0 N AA1
ngozi EH0 NG G OW1 Z IY0
chidi CH IY1 D IY0
chioma CH IY0 OW1 M AH0
adaeze AA2 D AH0 EY1 Z EY0
chimamanda CH IH2 M AH0 M AA1 N D AH0
ifeoma IY2 F EY0 OW1 M AH0
nneka N EH1 K AH0
obinna OW0 B IY1 N AH0
oluwaseun OW0 L UW2 W AA0 S EY1 UW0 N
folake F OW0 L AA1 K EY0
yetunde Y EH0 T UH1 N D EY0
zanele Z AA0 N EH1 L EY0
thandiwe T AA0 N D IY1 W EY0
nomvula N AO0 M V UW1 L AH0
sipho S IY1 P OW0
amina AH0 M IY1 N AH0
aisha AY0 IY1 SH AH0
zainab Z EY1 N AE0 B
fatima F AE1 T IH0 M AH0
khadija K AH0 D IY1 JH AH0
layla L EY1 L AH0
leila L EY1 L AH0
yasmin Y AE1 Z M IH0 N
noor N UH1 R
nour N UH1 R
samira S AH0 M IH1 R AH0
soraya S ER0 AY1 AH0
shirin SH IH0 R IY1 N
parisa P AE2 R IH0 S AA1
dariush D AA2 R IY0 UW1 SH
omar OW1 M AA0 R
yusuf Y UW1 S AH0 F
tariq T AA1 R IH0 K
idris IH1 D R IH0 S
priya P R IY1 AH0
ananya AH0 N AA1 N Y AH0
anjali AE1 N JH AH0 L IY0
deepika D IY1 P IH0 K AH0
kavya K AA1 V Y AH0
lakshmi L AH1 K SH M IY0
meera M IH1 R AH0
nandini N AH0 N D IY1 N IY0
padma P AH1 D M AH0
radha R AA1 D AH0
saanvi S AA1 N V IY0
aarav AA1 R AH0 V
arjun AA1 R JH UH0 N
vikram V IH1 K R AH0 M
rohan R OW1 HH AH0 N
siddharth S IH0 D AA1 R T
`;
