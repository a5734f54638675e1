import { plainMarks } from '../prose.ts';

/** Words that mean danger to the person, however they are meant to sound. */
const SIGNS: RegExp[] = [
  /\b(?:i(?:'m| am)?|i've|ive|im)\b[^.!?]{0,50}\b(?:kill(?:ing)? myself|end(?:ing)? (?:my life|it all)|tak(?:e|ing) my (?:own )?life|hurt(?:ing)? myself|harm(?:ing)? myself|cut(?:ting)? myself|hang(?:ing)? myself|starv(?:e|ing) myself|drown(?:ing)? myself|shoot(?:ing)? myself)\b/i,
  /\b(?:kill myself|killing myself|kms|suicid(?:e|al)|self[- ]?harm(?:ing)?|unalive myself|end my life|slit my wrists?)\b/i,
  /\b(?:i|i'd|i'll|id) (?:really |just |only )*(?:want|wanna|wish|need|would rather|'d rather|rather|hope|hoping|wanted) (?:to )?(?:i (?:was|were) dead|i could die|die\b(?! (?:for|laughing|of)))/i,
  /\b(?:wish (?:i|that i) (?:was|were) (?:dead|never born)|wish i(?:'d| had) never been born|better off (?:dead|without me)|don't want to (?:live|be alive|wake up|exist)|dont want to (?:live|be alive|wake up|exist)|no reason to (?:live|go on)|can't go on (?:living|like this)|nobody would miss me|no one would (?:miss|care if) (?:me|i)|tired of (?:living|being alive)|not worth living|life (?:is not|isn't|isnt|ain't) worth (?:living|it)|(?:no|(?:don't|dont|can't|cant) see (?:the|any|a)) point (?:of|in) (?:living|being alive|going on)|(?<!\b(?:don't|dont|not|won't|never) )(?:think(?:ing)?|thoughts) (?:about|of) (?:dying|jumping off|ending (?:it all|my life))|want it (?:all )?to end|planning my death|goodbye forever)\b/i,
  /\b(?:took|taken|swallowed|taking|take) (?:too many|all (?:of )?(?:my|the)|a (?:whole )?bottle of|an? overdose|\d+ of my)[^.!?]{0,20}(?:pills?|tablets?|meds|medication|sleeping|overdose)|\b(?:i(?:'ve| have)? overdosed|i(?:'m| am) overdosing)\b/i,
  /\b(?:he|she|they|my (?:husband|wife|boyfriend|girlfriend|partner|father|mother|dad|mum|mom|stepfather|stepdad|stepmother|uncle|brother|boss|ex|son|family))\b[^.!?]{0,24}\b(?:hits?|beats?|beat|rapes?|raped|chokes?|choked|strangles?|strangled|molests?|molested|abuses?|abused|assaults?|assaulted|punche[sd]|kicks?|threatens to kill|locks? me|is hurting|hurts?) me\b(?! up\b| under the table\b)/i,
  /\b(?:i was|i've been|i got|i am being|i'm being|i have been|being) (?:raped|molested|sexually (?:assaulted|abused)|abused|assaulted|beaten(?: up)? (?:by|at home)|trafficked)\b/i,
  /\b(?:i(?:'m| am)?|my|can't|cannot)\b[^.!?]{0,30}\b(?:having a (?:heart attack|stroke|seizure)|chest pains?|can't breathe|cannot breathe|can't stop (?:the )?bleeding|bleeding (?:badly|heavily|out|a lot)|coughing (?:up )?blood|been (?:shot|stabbed|poisoned)|going to pass out|swallowed (?:bleach|poison))\b/i,
  /\b(?:i|i've) (?:cut|burned|burnt) (?:myself|my (?:arms?|wrists?|legs?)) (?:again|on purpose|deep|tonight|today)\b/i,
];

/** The same words where nothing is wrong. */
const HARMLESS: RegExp[] = [
  /\b(?:book|film|movie|song|novel|show|series|episode|game|squad|character|plot|article|history|prevention|hotline|awareness) /i,
];

const JESTS =
  /\b(?:dying of laughter|die laughing|to die for|kill for a|dead tired|dying to|killing it|take my breath away|took my breath|can't breathe (?:lol|haha)|laughing)\b/i;

/** Whether a message tells of danger to life or body, so that play must stop. */
export function isCrisis(message: string): boolean {
  const plain = plainMarks(message).slice(0, 20_000);
  if (!SIGNS.some((sign) => sign.test(plain))) return false;
  if (JESTS.test(plain) && plain.length < 80) return false;
  // 'a film about suicide' speaks of it; 'I' with such words does not.
  const speaksOfSelf = /\b(?:i|i'm|im|me|myself|my)\b/i.test(plain);
  return speaksOfSelf || !HARMLESS.some((words) => words.test(plain));
}
