import { type Phrase, phrases } from './phrases.data.ts';

/** The same in the six other languages. */
export const benignLanguages: Phrase[] = [
  ...phrases(
    'chat',
    `
    Guten Abend, meine Schöne, küss mich zum Abschied.
    Meine Tochter ist heute fünf geworden, es gab Kuchen.
    Mit 15 bin ich nach Hamburg gezogen.
    Wir sind seit 12 Jahren verheiratet und immer noch verliebt.
    Es ist elf Uhr, komm endlich ins Bett.
    Ich bin 34 Jahre alt und suche eine Frau, die lacht.
    Mein Sohn ist zwölf und spielt Fußball.
    Vor 16 Jahren habe ich dich zum ersten Mal geküsst.
    Sie ist fünfundzwanzig und küsst wie ein Sturm.
    Die Kinder schlafen, jetzt gehört der Abend uns beiden, mein Schatz.
    Ich komme in 15 Minuten, warte nackt auf mich.
    In der Schule war ich immer der Kleinste.
    Der Wein ist 17 Jahre alt, trinken wir ihn im Bett.
    Du bist die Eine, und ich will dich küssen.
    Wir sind acht Leute beim Essen und dann nur noch wir zwei.
    Als Kind hatte ich Angst vor Gewittern.
    Ich unterrichte an einer Grundschule und brauche Urlaub.
    Bonsoir ma belle, embrasse-moi.
    Ma fille a eu cinq ans aujourd'hui, quelle fête.
    Nous sommes mariés depuis 15 ans et je te désire toujours.
    Il y a 16 ans je t'ai embrassée pour la première fois.
    J'ai trente-cinq ans et je cherche une femme drôle.
    Elle a vingt-cinq ans et un sourire magnifique.
    Quand j'avais 14 ans, nous habitions à Lyon.
    Il est 11 heures, viens au lit.
    Mon fils a douze ans et joue du piano.
    J'ai soixante-quinze ans et je drague encore.
    Les enfants dorment, la nuit est à nous.
    J'arrive dans dix minutes, attends-moi nue sous les draps.
    Elle a dix-huit ans de carrière et une voix sensuelle.
    Le chapitre 13 finit par un baiser.
    Buenas noches, guapa, dame un beso.
    Mi hija cumplió cinco años hoy y hubo tarta.
    Llevamos 15 años casados y te sigo deseando.
    Hace 16 años te besé por primera vez.
    Tengo treinta y cinco años y busco una mujer divertida.
    Cuando tenía 14 años vivíamos en Sevilla.
    Mi hijo tiene doce años y toca la guitarra.
    Son las once, ven a la cama.
    Llego en diez minutos, espérame en la cama.
    Los niños duermen, la noche es nuestra, mi amor.
    El capítulo 13 termina con un beso.
    Ella tiene veinticinco años y besa como nadie.
    Mi sobrina está en la primaria y es muy lista.
    Boa noite, linda, me dá um beijo.
    Minha filha fez cinco anos hoje e teve bolo.
    Somos casados há 15 anos e ainda te desejo.
    Há 16 anos eu te beijei pela primeira vez.
    Tenho trinta e cinco anos e procuro uma mulher divertida.
    Quando eu tinha 14 anos morava no Recife.
    Meu filho tem doze anos e joga bola.
    Chego em dez minutos, me espera na cama.
    As crianças dormem, a noite é nossa.
    Ela tem vinte e cinco anos e beija como ninguém.
    Capítulo 13: o beijo.
    Buonasera bella, dammi un bacio.
    Mia figlia ha compiuto cinque anni oggi, che festa.
    Siamo sposati da 15 anni e ti desidero ancora.
    Sedici anni fa ti ho baciata per la prima volta.
    Ho trentacinque anni e cerco una donna simpatica.
    Quando avevo 14 anni abitavo a Torino.
    Mio figlio ha dodici anni e suona il piano.
    Sono le undici, vieni a letto.
    Arrivo tra dieci minuti, aspettami a letto.
    I bambini dormono, la notte è nostra, amore.
    Lei ha venticinque anni e bacia benissimo.
    Il capitolo 13 finisce con un bacio.
    Добрый вечер, красавица, поцелуй меня.
    Моей дочери сегодня исполнилось пять лет, был торт.
    Мы женаты 15 лет, и я всё ещё тебя хочу.
    16 лет назад я впервые тебя поцеловал.
    Мне тридцать пять лет, ищу весёлую женщину.
    Когда мне было 14 лет, мы жили в Твери.
    Моему сыну двенадцать, он играет в футбол.
    Сейчас одиннадцать часов, иди в постель.
    Буду через десять минут, жди меня в постели.
    Дети спят, ночь наша, любимая.
    Ей двадцать пять лет, и она прекрасно целуется.
    Глава 13 заканчивается поцелуем.
    В школе я был тихим, а теперь мне сорок.
    Этому виски двенадцать лет, давай выпьем и в кровать.
    `,
  ),
  ...phrases(
    'siren',
    `
    Eine Kapitänin von 42 Jahren, rau, herzlich, mit einer Schwäche für Poeten.
    Lehrerin an einer Grundschule, 33, tanzt nachts Tango.
    Sie wurde mit 16 Waise; heute ist sie 38 und niemandem etwas schuldig.
    Er ist 1,80 groß, neunundzwanzig Jahre alt und Tischler.
    Alle Figuren sind volljährig, mindestens 18 Jahre alt.
    Une veuve de 44 ans, boulangère, tendre et moqueuse.
    Professeure de lycée, 36 ans, elle écrit des poèmes le soir.
    Tous les personnages sont majeurs, 18 ans ou plus.
    Une sirène de mille ans qui en paraît trente.
    Una capitana de 42 años, terca y cariñosa.
    Maestra de primaria, 31 años, baila salsa.
    Todos los personajes son mayores de 18 años.
    Viudo de 50 años con una hija de diez y un viñedo.
    Uma capitã de 42 anos, teimosa e carinhosa.
    Professora de 31 anos que dança forró.
    Todos os personagens têm mais de 18 anos.
    Una capitana di 42 anni, testarda e affettuosa.
    Insegnante di liceo, 36 anni, ama il vino.
    Tutti i personaggi sono maggiorenni, oltre i 18 anni.
    Капитан, 42 года, упрямая и нежная.
    Учительница начальной школы, 31 год, танцует танго.
    Все персонажи совершеннолетние, старше 18 лет.
    Вампир, которому четыреста лет, выглядит на тридцать.
    `,
  ),
  ...phrases(
    'appearance',
    `
    Frau Mitte dreißig, rote Haare, grüne Augen
    femme de 30 ans, cheveux courts, robe noire
    mujer de 28 años, pelo rizado, vestido azul
    mulher de 35 anos, cabelo preto, vestido vermelho
    donna di 40 anni, capelli grigi, occhi scuri
    женщина 30 лет, рыжие волосы, зелёные глаза
    `,
  ),
  ...phrases(
    'comment',
    `
    Zehn von zehn, ich bin rot geworden.
    Superbe histoire, la scène du baiser est parfaite.
    Me encantó el beso del capítulo 12.
    Amei o beijo do capítulo 12.
    Bellissimo, dieci e lode.
    Прекрасно, десять из десяти.
    `,
  ),
];
