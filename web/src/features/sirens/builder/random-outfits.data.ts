import type { Accessory, ClothingStyle } from './attire.options.ts';
import type { SpecialFeature } from './detail.options.ts';
import type { BodyPose, HandPose, Item } from './pose.options.ts';

export type Place = 'Indoor' | 'Outdoor' | 'Urban' | 'Nature' | 'Abstract';

/** Clothes that go together with places, things worn and things carried. */
export interface Wardrobe {
  weight: number;
  everyone: readonly ClothingStyle[];
  women: readonly ClothingStyle[];
  men: readonly ClothingStyle[];
  places: readonly Place[];
  accessories: readonly Accessory[];
  items: readonly Item[];
  wonders: readonly SpecialFeature[];
}

const jewellery: readonly Accessory[] = [
  'hoop earrings',
  'stud earrings',
  'fine chain',
  'gold pendant',
  'silver pendant',
  'rings',
  'bracelets',
];
const eyewear: readonly Accessory[] = ['round glasses', 'square glasses', 'cat-eye glasses', 'reading glasses'];

export const WARDROBES: readonly Wardrobe[] = [
  {
    weight: 8,
    everyone: [
      'T-shirt and jeans',
      'linen shirt',
      'knitted sweater',
      'turtleneck',
      'hoodie',
      'denim jacket',
      'dungarees',
    ],
    women: ['summer dress', 'silk blouse', 'cardigan'],
    men: ['flannel shirt'],
    places: ['Indoor', 'Outdoor', 'Urban', 'Nature'],
    accessories: [
      ...jewellery,
      ...eyewear,
      'beanie',
      'beret',
      'headphones',
      'wristwatch',
      'headband',
      'beaded necklace',
    ],
    items: ['book', 'cup of tea', 'cup of coffee', 'camera', 'guitar', 'phone', 'cat', 'dog', 'paintbrush'],
    wonders: [],
  },
  {
    weight: 4,
    everyone: ['leather jacket', 'trench coat', 'winter coat', 'streetwear', 'punk jacket'],
    women: [],
    men: [],
    places: ['Outdoor', 'Urban'],
    accessories: [...jewellery, ...eyewear, 'sunglasses', 'beanie', 'fedora', 'wool scarf', 'nose ring', 'gloves'],
    items: ['umbrella', 'cup of coffee', 'camera', 'suitcase', 'phone', 'guitar'],
    wonders: [],
  },
  {
    weight: 4,
    everyone: ['tailored suit', 'three-piece suit', 'tuxedo'],
    women: ['cocktail dress', 'little black dress', 'evening gown', 'velvet gown'],
    men: ['waistcoat and bow tie', 'edwardian suit'],
    places: ['Indoor', 'Urban', 'Abstract'],
    accessories: [...jewellery, 'pearl earrings', 'drop earrings', 'pearl necklace', 'silk scarf', 'wristwatch'],
    items: ['wine glass', 'cocktail', 'bouquet', 'red rose', 'violin', 'cello', 'folding fan'],
    wonders: [],
  },
  {
    weight: 3,
    everyone: [
      'lab coat',
      'scrubs',
      'white chef uniform',
      'apron',
      'work clothes',
      'naval uniform',
      'pilot uniform',
      'sailor shirt',
    ],
    women: [],
    men: [],
    places: ['Indoor', 'Outdoor', 'Urban'],
    accessories: [...eyewear, 'stud earrings', 'wristwatch', 'headscarf'],
    items: ['book', 'cup of coffee', 'compass', 'letter'],
    wonders: [],
  },
  {
    weight: 2,
    everyone: ['medieval tunic', 'hooded cloak', 'mage robes', 'plate armor', 'leather armor', 'pirate coat'],
    women: ['renaissance dress', 'corset and skirt', 'mermaid dress'],
    men: [],
    places: ['Nature', 'Indoor', 'Outdoor', 'Abstract'],
    accessories: [
      'circlet',
      'crown',
      'gold pendant',
      'silver pendant',
      'rings',
      'hoop earrings',
      'eyepatch',
      'wide belt',
    ],
    items: ['sword', 'wizard staff', 'bow and arrows', 'lantern', 'potion', 'spellbook', 'raven on shoulder', 'owl'],
    wonders: [
      'pointed ears',
      'small horns',
      'curved horns',
      'antlers',
      'feathered wings',
      'fairy wings',
      'glowing eyes',
      'halo',
    ],
  },
  {
    weight: 1,
    everyone: ['spacesuit', 'futuristic suit'],
    women: [],
    men: [],
    places: ['Abstract', 'Indoor'],
    accessories: ['headphones', 'sunglasses', 'stud earrings', 'gloves'],
    items: ['glowing orb', 'compass'],
    wonders: ['cybernetic implants', 'antennae', 'glowing eyes', 'bioluminescent skin'],
  },
];

/** What people live with in any clothes. */
export const EVERYDAY_FEATURES: readonly SpecialFeature[] = [
  'uses a wheelchair',
  'leg prosthesis',
  'arm prosthesis',
  'limb difference',
  'hearing aids',
  'cochlear implant',
  'white cane',
];

/** Poses in which only a face is seen, those of somebody seated, and the rest. */
export const HEAD_POSES: readonly BodyPose[] = [
  'facing the viewer',
  'looking over the shoulder',
  'side profile',
  'head tilted',
  'looking up',
];
export const SEATED_POSES: readonly BodyPose[] = ['sitting', 'facing the viewer', 'head tilted'];
export const FREE_POSES: readonly BodyPose[] = [
  ...HEAD_POSES,
  'standing',
  'leaning',
  'walking',
  'sitting',
  'sitting cross-legged',
  'one knee drawn up',
];

/** Hands where nothing is held, and near a face. */
export const EMPTY_HANDS: readonly HandPose[] = [
  'hands at rest',
  'hand on hip',
  'arms crossed',
  'hands clasped',
  'hands behind the back',
  'hands in pockets',
  'hand on heart',
  'hand raised in greeting',
  'reaching out',
  'open palms',
];
export const SEATED_HANDS: readonly HandPose[] = [
  'hands at rest',
  'hands folded in the lap',
  'hands clasped',
  'open palms',
];
export const HANDS_AT_FACE: readonly HandPose[] = ['chin on hand', 'hand in hair', 'touching the neckline'];

/** Nobody holds these in a hand. */
export const NOT_HELD: readonly Item[] = ['cat', 'dog', 'raven on shoulder', 'owl', 'suitcase'];
