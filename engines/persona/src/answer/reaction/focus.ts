import { termsOf } from '../../language/terms.ts';
import { plainMarks } from '../../prose.ts';
import { coreOf, mainThing } from '../mirror.ts';

/** What a statement is about most of all, as she names it to the person. */
export interface Focus {
  kind: 'kin' | 'kins' | 'name' | 'place' | 'own' | 'thing';
  text: string;
}

const KIN =
  /\b(?:my|our) ((?:little |big |older |younger |best |old |twin )?(?:mum|mom|mother|dad|father|sister|brother|wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|son|daughter|grandma|grandpa|grandmother|grandfather|grandad|granddad|gran|nan|nana|aunt|auntie|uncle|cousin|nephew|niece|flatmate|roommate|neighbou?r|colleague|boss|friend|teacher|landlord|landlady))\b(?!'s|s\b)/i;
const KINS =
  /\b(?:my|our) (parents|kids|children|sisters|brothers|friends|grandparents|neighbou?rs|twins|colleagues)\b/i;
const NAMED =
  /\b(?:name is|name's|called|named|friend|brother|sister|wife|husband|girlfriend|boyfriend|uncle|aunt|son|daughter|colleague|boss) (\p{Lu}\p{Ll}{2,})\b/u;
const PLACED = /\b(?:in|from|to|near|at) (\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?)\b/u;
const NO_PLACE =
  /^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|God|Mum|Mom|Dad|Gran|Mr|Mrs|Dr)\b/;

const isPlace = (name: string) => {
  const tags = termsOf(`I live in ${name}`)[3]?.tags;
  return !NO_PLACE.test(name) && !tags?.has('FirstName') && !tags?.has('Date');
};

/** The person, place or thing that a question back can be about; null where none can be named surely. */
export function focusOf(text: string): Focus | null {
  const plain = plainMarks(text);
  const name = plain.match(NAMED)?.[1];
  if (name !== undefined) return { kind: 'name', text: name };
  const kin = plain.match(KIN)?.[1];
  if (kin !== undefined) return { kind: 'kin', text: `your ${kin.toLowerCase()}` };
  const kins = plain.match(KINS)?.[1];
  if (kins !== undefined) return { kind: 'kins', text: `your ${kins.toLowerCase()}` };
  const place = plain.match(PLACED)?.[1];
  if (place !== undefined && isPlace(place)) return { kind: 'place', text: place };
  const thing = mainThing(coreOf(text));
  if (thing === null || /^(?:my|his|her|their|this|that) /.test(thing)) return null;
  return { kind: thing.startsWith('your ') ? 'own' : 'thing', text: thing };
}
