import { ACCESSORIES, CLOTHING_STYLES } from './attire.options.ts';
import { SPECIAL_FEATURES, TATTOOS } from './detail.options.ts';
import { EXPRESSIONS, FACIAL_FEATURES } from './face.options.ts';
import { HAIR_COLORS, HAIR_STYLES } from './hair.options.ts';
import {
  AGES,
  BODY_TYPES,
  ETHNICITIES,
  EYE_COLORS,
  MUSCULATURES,
  SKIN_TONES,
  type Swatches,
} from './person.options.ts';
import { BODY_POSES, HAND_POSES, ITEMS } from './pose.options.ts';

export const GROUPS = [
  { id: 'general', label: 'General' },
  { id: 'physical', label: 'Physical' },
  { id: 'attire', label: 'Attire' },
  { id: 'pose', label: 'Pose' },
  { id: 'details', label: 'Details' },
] as const;
export type GroupId = (typeof GROUPS)[number]['id'];

export type AttributeName =
  | 'view'
  | 'clothing'
  | 'background'
  | 'age'
  | 'bodyType'
  | 'hairColor'
  | 'hairStyle'
  | 'eyeColor'
  | 'skinTone'
  | 'facialFeatures'
  | 'facialExpression'
  | 'raceEthnicity'
  | 'musculature'
  | 'clothingStyle'
  | 'accessories'
  | 'bodyPose'
  | 'handPose'
  | 'items'
  | 'tattoos'
  | 'specialFeatures'
  | 'writtenText';

/** Options that belong together; `title` is null where there is one list only. */
export interface OptionList {
  title: string | null;
  values: readonly string[];
}

export interface Attribute {
  name: AttributeName;
  /** The label on the screen and, with a colon, in the appearance text. */
  title: string;
  group: GroupId;
  /** `one` of the options, `many` of them, or custom text. */
  kind: 'one' | 'many' | 'text';
  /** Options appear in the appearance text without the title. */
  isBare: boolean;
  /**
   * The kind of control. `swatches` and `thumbnails` name an option in a tooltip; `drawings` stand next to the name.
   */
  control: 'select' | 'swatches' | 'thumbnails' | 'drawings' | 'checkboxes' | 'text';
  lists: readonly OptionList[];
  swatches: Swatches;
}

const one = (values: readonly string[]): OptionList[] => [{ title: null, values }];
const lists = (table: Readonly<Record<string, readonly string[]>>): OptionList[] =>
  Object.entries(table).map(([title, values]) => ({ title, values }));

function attribute(
  group: GroupId,
  name: AttributeName,
  title: string,
  options: readonly OptionList[],
  more: Partial<Attribute> = {},
): Attribute {
  return { name, title, group, kind: 'one', isBare: false, control: 'select', lists: options, swatches: {}, ...more };
}

const drawn = { control: 'drawings' } as const;
const bare = { isBare: true } as const;
const many = { kind: 'many', control: 'checkboxes' } as const;
const colours = (swatches: Swatches) => ({ control: 'swatches', swatches }) as const;

/** All attributes of a look, in the order of the screen and of the appearance text [E15]. */
export const ATTRIBUTES: readonly Attribute[] = [
  attribute('general', 'view', 'View', one(['Full Body', 'Face Close-up', 'Half Body']), { ...bare, ...drawn }),
  attribute('general', 'clothing', 'Clothing', one(['Fully Clothed', 'Partially Clothed', 'Nude']), bare),
  attribute('general', 'background', 'Background', one(['Indoor', 'Outdoor', 'Urban', 'Nature', 'Abstract']), {
    ...bare,
    ...drawn,
  }),
  attribute('physical', 'age', 'Age', one(AGES)),
  attribute('physical', 'bodyType', 'Body type', one(BODY_TYPES)),
  attribute('physical', 'hairColor', 'Hair color', one(Object.keys(HAIR_COLORS)), colours(HAIR_COLORS)),
  attribute('physical', 'hairStyle', 'Hair style', lists(HAIR_STYLES), { control: 'thumbnails' }),
  attribute('physical', 'eyeColor', 'Eye color', one(Object.keys(EYE_COLORS)), colours(EYE_COLORS)),
  attribute('physical', 'skinTone', 'Skin tone', one(Object.keys(SKIN_TONES)), colours(SKIN_TONES)),
  attribute('physical', 'facialFeatures', 'Facial features', lists(FACIAL_FEATURES)),
  attribute('physical', 'facialExpression', 'Facial expression', one(EXPRESSIONS)),
  attribute('physical', 'raceEthnicity', 'Race or ethnicity', lists(ETHNICITIES)),
  attribute('physical', 'musculature', 'Musculature', one(MUSCULATURES)),
  attribute('attire', 'clothingStyle', 'Clothing style', lists(CLOTHING_STYLES)),
  attribute('attire', 'accessories', 'Accessories', lists(ACCESSORIES), many),
  attribute('pose', 'bodyPose', 'Body pose', one(BODY_POSES), drawn),
  attribute('pose', 'handPose', 'Hand pose', one(HAND_POSES)),
  attribute('pose', 'items', 'Items', lists(ITEMS), many),
  attribute('details', 'tattoos', 'Tattoos', one(TATTOOS)),
  attribute('details', 'specialFeatures', 'Special features', lists(SPECIAL_FEATURES), many),
  attribute('details', 'writtenText', 'Written text', [], { kind: 'text', control: 'text' }),
];

const byName = new Map(ATTRIBUTES.map((one) => [one.name, one]));

/** An attribute by its name. */
export const attributeOf = (name: AttributeName): Attribute => byName.get(name) as Attribute;

/** All options of an attribute, in order. */
export const optionsOf = ({ lists: all }: Attribute): string[] => all.flatMap(({ values }) => values);

/** An option as it is written on the screen. */
export const optionLabel = (option: string): string => option.charAt(0).toUpperCase() + option.slice(1);
