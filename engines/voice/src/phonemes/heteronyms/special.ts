import {
  after,
  afterArticle,
  afterBe,
  afterHave,
  afterOwner,
  afterSubject,
  asVerb,
  before,
  beforeArticle,
  beforeIng,
  both,
  capital,
  either,
  first,
  helped,
  last,
  near,
  not,
  twoAfter,
  twoBefore,
  type When,
} from './when.ts';

/** A word's usual sounds, its other ones, and when it has those. */
interface Choice {
  usual: string;
  other: string;
  when: When;
}

const choice = (usual: string, other: string, when: When): Choice => ({ usual, other, when });

const past = near(
  'yesterday last ago once already was were had said told asked came went found saw knew wrote did took gave felt wept ' +
    'cried laughed smiled fell left',
);
const inTown = both(capital, before('in to from near of'));
const archery = near(
  'arrow arrows string strings bowstring violin cello fiddle ribbon ribbons tie ties hair quiver archer hunter shoot ' +
    'shot pink silk satin',
);
const aboard = near('ship boat deck stern prow waves mast captain vessel');
const loosely = after('apart down off up away open through into out at it me him them you this that');
const person =
  'man men woman women scholar scholars friend colleague judge father mother parents face hands king queen';
const nearness = both(
  not(afterSubject),
  either(
    both(
      not(helped),
      after(
        'to by enough friend friends together behind call up range family quarters attention as and in at against that',
      ),
    ),
    before(
      'so too very how as come came stay stayed stand stood get got getting keep kept hold held pressed drew draw this ' +
        "that sit lean leaned moved be is are was were been feel feels felt a more really pretty quite dangerously you're " +
        "we're i'm",
    ),
    both(
      not(asVerb),
      not(after('the your his her my our their its it this that those both them at down in with when on')),
    ),
  ),
);

/** Words that their part of speech alone does not decide. */
export const SPECIAL: Record<string, Choice> = {
  read: choice(
    'R IY1 D',
    'R EH1 D',
    both(
      not(helped),
      either(
        afterHave,
        afterBe,
        before('he she it nobody everyone someone never ever just already once well widely'),
        both(afterSubject, either(after('somewhere about that'), past)),
      ),
    ),
  ),
  reading: choice('R IY1 D IH0 NG', 'R EH1 D IH0 NG', inTown),
  lead: choice(
    'L IY1 D',
    'L EH1 D',
    either(
      after('pipe pipes paint poisoning weight weights bullet bullets pencil balloon coffin acid shot ore mine sinker'),
      before('of as like molten heavy'),
    ),
  ),
  live: choice(
    'L IH1 V',
    'L AY1 V',
    either(
      both(
        not(helped),
        after(
          'music show shows band stream streams concert concerts broadcast wire wires bait audience performance ' +
            'performances album action chat video tv t.v. event events recording session ammunition lobster lobsters ' +
            'feed coverage stage version',
        ),
      ),
      before(
        'go goes going went gone broadcast aired airs performed streamed streaming playing sing sings see saw watch',
      ),
      both(afterBe, after('on from')),
      both(twoBefore('hear heard see saw watch watched play played perform'), before('it them you him her that')),
      both(afterArticle, not(before('that which what all both many few most some no those these any'))),
    ),
  ),
  lives: choice(
    'L IH1 V Z',
    'L AY1 V Z',
    both(
      not(before('he she it who that which nobody everyone someone one still now')),
      either(
        afterArticle,
        afterOwner,
        before('of save saved saves saving past other lost ruin change for with in double whole and'),
        after('were are have of depend matter on'),
      ),
    ),
  ),
  wind: choice('W IH1 N D', 'W AY1 N D', either(helped, both(not(afterArticle), after('up down back it your its')))),
  winds: choice(
    'W IH1 N D Z',
    'W AY1 N D Z',
    both(not(afterArticle), not(first), after('through around along its his her up down')),
  ),
  wound: choice(
    'W UW1 N D',
    'W AW1 N D',
    both(
      not(afterArticle),
      not(helped),
      either(
        after('up down back around through along its his her their your the my it tight tightly them itself'),
        before('tight tightly'),
      ),
    ),
  ),
  tear: choice(
    'T IH1 R',
    'T EH1 R',
    either(
      asVerb,
      both(not(afterArticle), loosely),
      near('fabric sail sails dress net shirt jeans wear cloth coat sleeve muscle ligament'),
    ),
  ),
  tears: choice(
    'T IH1 R Z',
    'T EH1 R Z',
    either(
      both(before('he she it that which who'), not(after('in of from on'))),
      after('apart off through into up down at'),
    ),
  ),
  bow: choice(
    'B AW1',
    'B OW1',
    both(
      not(asVerb),
      not(twoBefore('take took takes')),
      not(aboard),
      not(both(not(afterArticle), after('to before down your his her my our their out'))),
      either(archery, after('and')),
    ),
  ),
  bows: choice('B AW1 Z', 'B OW1 Z', both(not(asVerb), archery)),
  close: choice('K L OW1 Z', 'K L OW1 S', nearness),
  used: choice(
    'Y UW1 Z D',
    'Y UW1 S T',
    both(
      after('to'),
      // 'It was used to open doors' is a tool; 'I was used to it' is a habit.
      either(
        not(before('am is are was were be been being')),
        before('am'),
        beforeIng,
        twoAfter('it that this the you your my him her them being'),
      ),
    ),
  ),
  content: choice(
    'K AA1 N T EH2 N T',
    'K AH0 N T EH1 N T',
    either(
      both(
        not(after('of')),
        either(afterBe, before('so very quite look looks looked feel feels felt seem seems seemed more perfectly and')),
      ),
      after('with to sigh'),
    ),
  ),
  minute: choice(
    'M IH1 N AH0 T',
    'M AY0 N UW1 T',
    either(
      after(
        'amount amounts detail details quantity quantities fraction difference differences trace traces particle particles',
      ),
      before('so very too'),
    ),
  ),
  bass: choice(
    'B EY1 S',
    'B AE1 S',
    near('fish fishing caught catch sea lake striped largemouth grilled river hook eat ate trout'),
  ),
  dove: choice(
    'D AH1 V',
    'D OW1 V',
    both(
      not(afterArticle),
      not(first),
      after(
        'into in down under off beneath deep deeper for through headfirst to after between overboard from straight again below toward towards',
      ),
    ),
  ),
  row: choice('R OW1', 'R AW1', both(before('a blazing terrible awful big huge'), after('with about over'))),
  sow: choice('S OW1', 'S AW1', either(afterArticle, before('old pregnant fat mother'))),
  polish: choice('P AA1 L IH0 SH', 'P OW1 L IH0 SH', both(capital, not(first), not(beforeArticle))),
  august: choice('AO0 G AH1 S T', 'AO1 G AH0 S T', capital),
  nice: choice('N AY1 S', 'N IY1 S', inTown),
  job: choice('JH AA1 B', 'JH OW1 B', both(capital, before('of like'))),
  does: choice(
    'D AH1 Z',
    'D OW1 Z',
    either(twoBefore('bucks stags deer'), both(before('the'), not(after('not it he she')))),
  ),
  number: choice('N AH1 M B ER0', 'N AH1 M ER0', either(after('than'), before('grew feel felt feeling getting'))),
  invalid: choice(
    'IH0 N V AE1 L IH0 D',
    'IH1 N V AH0 L IH0 D',
    both(before('an the poor old elderly'), either(last, after('who and in for was is had'))),
  ),
  resume: choice('R IH0 Z UW1 M', 'R EH1 Z AH0 M EY2', either(afterArticle, before('of on'))),
  buffet: choice('B AH0 F EY1', 'B AH1 F AH0 T', asVerb),
  moped: choice('M OW1 P T', 'M OW1 P EH2 D', either(afterArticle, before('by on'))),
  learned: choice('L ER1 N D', 'L ER1 N AH0 D', both(before('a the very most my'), after(person))),
  blessed: choice(
    'B L EH1 S T',
    'B L EH1 S AH0 D',
    both(before('the this that every a'), not(last), not(after('with by me us him her it them'))),
  ),
  aged: choice('EY1 JH D', 'EY1 JH AH0 D', both(before('an the his her my'), after(person))),
  dogged: choice('D AO1 G D', 'D AO1 G AH0 D', either(afterArticle, before('with sheer'))),
  axes: choice('AE1 K S IH0 Z', 'AE1 K S IY2 Z', near('x. y. graph chart plot coordinate')),
  putting: choice('P UH1 T IH0 NG', 'P AH1 T IH0 NG', near('golf green')),
  slough: choice('S L UW1', 'S L AH1 F', either(helped, after('off away'))),
  upset: choice('AH0 P S EH1 T', 'AH1 P S EH2 T', either(afterArticle, before('biggest big major stomach'))),
};
