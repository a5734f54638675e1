import { firstPersonVerb } from '../../language/verbs.ts';
import { lowered } from './say-group.ts';

const ONE =
  '(?:(?:twin|older|younger|elder|big|little|late|half|step|estranged|widowed|grown|only) )?(?:ex-)?(?:wife|husband|partner|girlfriend|boyfriend|fianc\u00e9e?|mother|father|mum|mom|dad|parents|brother|sister|son|daughter|stepson|stepdaughter|grandson|granddaughter|grandmother|grandfather|gran|nan|aunt|uncle|nephew|niece|cousin|godson|goddaughter|landlady|landlord|housemate|flatmate|dog|cat|horse|mare|pony|mule|donkey|parrot|ferret|goat|terrier|collie|greyhound|hound|rabbit|tortoise|falcon|raven|owl|truck|ship|boat|sword|car|van)';
/** 'Wife, Karima, a midwife', 'Horse named Receipt', 'Wife Isa runs the caf\u00e9', 'Brother in the navy'. */
const NAMED_APART = new RegExp(`^(?:I am an? )?(${ONE}), (\\p{Lu}[\\p{L}'-]+(?:, .*)?)$`, 'iu');
const IS_ONE = new RegExp(`^(?:I am an? )?(${ONE}),? (an? \\p{Ll}.*)$`, 'u');
const CALLED = new RegExp(`^(?:I am an? )?(${ONE}),? (named|called) (\\p{Lu}.*)$`, 'iu');
const BARE = new RegExp(
  `^(?:I am an? )?(${ONE}) (?=\\p{Lu}|[a-z]+s\\b|in\\b|at\\b|is\\b|was\\b|has\\b|died\\b|left\\b|who\\b|(?<=parents )[a-z])`,
  'u',
);
/** No person: 'Crew of five', 'Venice, 1741'. */
const NOT_A_PERSON =
  /^I am an? (?=(?:crew|staff|team|cast|band|flock|pack|fleet) of\b|\p{Lu}[\p{L}' ]+, (?:\d{3,4}|AD|BC)\b)/u;

/** 'I am an on weekdays a dental hygienist', 'I am an investigates fraud': a time, or what she does. */
const AT_TIMES = /^I am an? ((?:on|at|by|in) (?:weekdays|weekends|nights?|day|summer|winter)),? (?=an? )/i;
const DOES = /^I am an? (\p{Ll}{3,}[^aisu\W]s) (?=\p{L})/u;

/** Says whose somebody is whom a card names without it: 'My wife Isa runs the caf\u00e9.' */
export function withOwner(fact: string): string {
  const timed = fact.match(AT_TIMES)?.[1];
  if (timed !== undefined)
    return `${timed[0]?.toUpperCase() ?? ''}${timed.slice(1)} I am ${fact.replace(AT_TIMES, '')}`;
  const verb = fact.match(DOES)?.[1];
  if (verb !== undefined) return `I ${firstPersonVerb(verb)} ${fact.replace(DOES, '')}`;
  const plain = fact.replace(NOT_A_PERSON, '');
  if (plain !== fact) return `${plain[0]?.toUpperCase() ?? ''}${plain.slice(1)}`;
  const upper = /^I am an? /i.test(fact) ? fact : lowered(fact);
  const [, apart, name] = upper.match(NAMED_APART) ?? [];
  if (apart !== undefined && name !== undefined) return `My ${apart.toLowerCase()} is ${name}`;
  const [, kin, what] = upper.match(IS_ONE) ?? [];
  if (kin !== undefined && what !== undefined) return `My ${kin.toLowerCase()} is ${what}`;
  const [, one, how, rest] = upper.match(CALLED) ?? [];
  if (one !== undefined) return `My ${one.toLowerCase()} is ${how} ${rest}`;
  const bare = upper.match(BARE)?.[1];
  return bare === undefined ? fact : `My ${bare.toLowerCase()} ${upper.slice((upper.match(BARE)?.[0] ?? '').length)}`;
}
