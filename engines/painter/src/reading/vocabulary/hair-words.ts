import type { Fringe } from '../../hair/fringe.ts';
import type { HairLength, HairShape, HairTexture } from '../../hair/growth.ts';

/** Phrases for hairstyles. */
export const HAIR_SHAPE_WORDS: Record<HairShape, string> = {
  loose: 'loose hair|hair down|flowing hair|let down|free flowing|cascading|tumbling|worn loose|lob|hair loose',
  'half up': 'half up|half up half down|half pulled back|half tied',
  'high ponytail': 'ponytail|pony tail|high ponytail|high pony|tied up hair|tied up',
  'low ponytail': 'low ponytail|low pony|tied back|pulled back|hair tied back|swept back and tied|hair pulled back',
  'side ponytail': 'side ponytail|side pony|over one shoulder|over her shoulder|over his shoulder',
  'high bun':
    'bun|high bun|top bun|topknot|top knot|ballerina bun|tight bun|sock bun|hair up|space buns|double buns|twin buns',
  'low bun': 'low bun|chignon|sleek bun|knot at the nape|low knot',
  'messy bun': 'messy bun|loose bun|untidy bun',
  updo: 'updo|up do|pinned up|elegant updo|french twist|beehive|bouffant|victory rolls|pinned hair|put up hair|gibson',
  'side braid':
    'braid|side braid|single braid|plait|braided|fishtail braid|french braid|long braid|thick braid|braided hair|dutch braid',
  'two braids':
    'two braids|twin braids|braids|pigtails|plaits|pigtail braids|twintails|twin tails|double braids|two plaits',
  'crown braid': 'crown braid|halo braid|braided crown|milkmaid braids|braid crown|viking braids',
  locs: 'locs|dreadlocks|dreads|locks style|dreadlocked|faux locs',
  'box braids':
    'box braids|microbraids|micro braids|senegalese twists|braided extensions|twists|marley twists|knotless braids',
  cornrows: 'cornrows|cornrow|canerows|cornrow braids',
  afro: 'afro|afro hair|natural afro|big natural hair|afro puff|natural hair',
  pixie: 'pixie|pixie cut|pixie hair|boyish cut|short choppy|gamine',
  crop: 'cropped|crop|crew cut|short back and sides|caesar cut|close cropped|crewcut|ivy league|french crop|short cropped|taper fade|fade|fade haircut|low fade|high fade',
  'side part': 'side part|side parted|side parting|neatly combed|combed|combed over|gentleman cut|side swept',
  'slicked back': 'slicked back|slick back|slicked|combed back|swept back|wet look|brushed back|greased back',
  quiff: 'quiff|pompadour|rockabilly|faux hawk|fauxhawk|spiked up|spiky|spiked',
  'curly top': 'curly top|short curls|short curly|tight curls|short curly top|curly crop',
  messy:
    'messy|tousled|dishevelled|disheveled|unkempt|shaggy|shag|bedhead|windswept|wild hair|ruffled|scruffy hair|mullet|untidy|wolf cut|bed head',
  undercut: 'undercut|shaved side|shaved sides|side shave|half shaved|sidecut|side cut|one side shaved',
  mohawk: 'mohawk|mohican|mohawked|liberty spikes',
  buzz: 'buzz cut|buzzcut|buzzed|shaved head|shaven head|stubble hair|military cut|very short hair|induction cut|shorn',
  bald: 'bald|bald head|hairless|baldheaded|bald headed|completely bald|no hair',
  'man bun': 'man bun|samurai bun|warrior bun|manbun',
  tendrils: 'tendrils|tentacle hair|tentacles for hair|tentacles|snake hair|snakes for hair|medusa|seaweed hair',
};

export const TEXTURE_WORDS: Record<HairTexture, string> = {
  straight: 'straight|sleek|silky|pin straight|poker straight|smooth hair|glossy|fine hair|shiny straight',
  wavy: 'wavy|waves|beachy|beach waves|loose waves|softly waved|rippling|finger waves|soft curls|loose curls|undulating|flowy|voluminous|vintage waves|hollywood waves|wavey',
  curly:
    'curly|curls|ringlets|curled|spiral curls|corkscrew|corkscrew curls|big curls|bouncy curls|unruly curls|permed|perm|frizzy',
  coily: 'coily|kinky|coils|tight coils|afro textured|type 4|nappy|kinky curly|tightly coiled',
};

export const LENGTH_WORDS: Record<HairLength, string> = {
  chin: 'bob|bobbed|chin length|jaw length|ear length|bob cut|short bob|flapper bob|blunt bob|french bob',
  shoulder: 'shoulder length|medium length|mid length|medium hair|collarbone length|long bob|neck length',
  chest: 'long|chest length|long hair|mid back|back length|lengthy|long haired',
  waist:
    'waist length|very long|hip length|floor length|extremely long|knee length|rapunzel|super long|ankle length|thigh length|long flowing',
};

/** 'Short' is a field of its own: the cut is chosen later, by texture and gender. */
export const SHORT_WORDS = 'short|short haired|shorter|short cut';

export const FRINGE_WORDS: Record<Fringe, string> = {
  straight:
    'fringe|bangs|blunt bangs|straight bangs|blunt fringe|full fringe|straight fringe|heavy bangs|hime cut|micro bangs|baby bangs',
  curtain: 'curtain bangs|curtain fringe|parted bangs|face framing|face framing layers|layered|layers',
  side: 'side bangs|side fringe|side swept bangs|sideswept bangs|swept fringe|side swept fringe|long fringe|hair over one eye|peekaboo|emo fringe',
  wispy: 'wispy bangs|wispy fringe|wispy|light bangs|see through bangs|feathery bangs|choppy bangs',
  none: 'no bangs|no fringe|centre part|center part|middle part|middle parting|centre parting|center parting|parted in the middle',
};
