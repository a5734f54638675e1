import { plainMarks } from '../prose.ts';
import type { Aspect } from '../siren/facts.ts';

/** What a question about the siren is after. */
export type Asked = Aspect | 'name' | 'secret';

const FORMS: [Asked, RegExp][] = [
  [
    'secret',
    /\b(?:(?:your|a|any|big|dark|darkest|deepest) secrets?|nobody knows|no one knows|never told|are you hiding|do you hide|confess (?:something|to me)|something you'?ve never)\b/i,
  ],
  [
    'name',
    /\b(?:what(?:'s|s| is| was)? (?:is )?(?:ur|your|you're) (?:real |full |first |true )?name|your name again|who (?:are|r) (?:you|u)\b|who(?:'s| is) (?:this|there)(?=[?.!]*$)|who am i (?:talking|speaking) (?:to|with)|what (?:should|do|can|may|shall) (?:i|people|they) call you|do you have a name|and your name|your name\?)/i,
  ],
  [
    'age',
    /\b(?:how old (?:are|r|is) (?:you|u)|(?:what(?:'s|s| is)? )?(?:ur|your) age|when(?:'s| is) your birthday|what year were you born|are you (?:young|old)\b)/i,
  ],
  [
    'home',
    /\b(?:where (?:do|are|did|were) (?:you|u) (?:live|from|stay|grow up|grew up|born|come from|now|at|right now)|where(?:'s| is) (?:your )?home|where are you\b|where do you call home|your (?:home|house|place|town|village|island|country|room)\b|(?:it|things) like where you live|you live (?:in|at|alone|there|near|on))/i,
  ],
  [
    'work',
    /\b(?:what (?:do|is it) (?:you|u) do(?: for (?:a living|work|money)| all day| there| here| exactly)*[?.!]*$|do you do for (?:a living|work|money)|your (?:job|work|trade|profession|craft|shop|workshop)\b|do you (?:like|enjoy|love) your (?:job|work)|do you work|what are you\?*$|how do you earn)/i,
  ],
  [
    'fears',
    /\b(?:(?:are|r|is there anything) you (?:ever )?(?:afraid|scared|frightened)|you(?:'re| are)? (?:most )?(?:afraid|scared|frightened)|(?:your|biggest|worst|greatest) (?:fears?|nightmares?)|(?:scares?|frightens?|terrif\w+) you|you fear|keeps you (?:up|awake))/i,
  ],
  [
    'dislikes',
    /\b(?:(?:do|does) you (?:hate|dislike|detest|loathe|despise)|you (?:can't|cannot) stand|(?:annoys|irritates|bothers|angers) you|makes you (?:angry|mad|furious)|pet peeves?)/i,
  ],
  [
    'family',
    /\b(?:(?:do|did) you have (?:any )?(?:a )?(?:family|siblings?|sisters?|brothers?|children|kids|parents|mother|father|husband|wife|son|daughter|pets?)|your (?:family|mother|father|mum|mom|dad|sisters?|brothers?|parents|husband|wife|children|son|daughter|siblings?|grandmother|grandfather|aunt|uncle|landlady)\b|(?:are|were) you (?:ever |still )?married|have you (?:ever )?been married)/i,
  ],
  [
    'love',
    /\b(?:are you (?:single|in love|seeing (?:anyone|someone)|taken|in a relationship|with (?:anyone|someone))|(?:have|did) you ever (?:been in love|loved|love)|your (?:first love|lovers?|ex|boyfriend|girlfriend|love life|heart broken)|ever been (?:in love|heartbroken|married))/i,
  ],
  [
    'past',
    /\b(?:what happened to you|your (?:past|childhood|history|youth|backstory)|how did you (?:become|end up|get into|come to|learn|lose|start|meet)|when you were (?:young|little|a child)|where did you learn|why did you (?:become|leave|stop|start))/i,
  ],
  [
    'looks',
    /\b(?:what do you look like|how do you look|describe (?:yourself|your (?:looks|appearance|body|face))|(?:colou?r|kind) (?:is|are|of) your (?:hair|eyes)|your (?:hair|eyes|tail|wings|tattoos?|scars?|arm|hands)\b[^.!]*\?|what are you wearing|how tall are you)/i,
  ],
  [
    'dreams',
    /\b(?:what (?:do|would) you (?:dream|wish|want|hope|long)|your (?:dreams?|biggest wish|wishes|hopes|goals?|ambitions?)|do you (?:want|wish|hope|dream)|if you could (?:be|do|go|have))/i,
  ],
  [
    'likes',
    /\b(?:what (?:do|else do|things do) you (?:like|love|enjoy)|what(?:'s|s| is| are) (?:ur|your) (?:favou?rites?|hobby|hobbies|passion)|(?<!which (?:one )?is )your favou?rites?|your hobb(?:y|ies)|makes you (?:happy|smile|laugh)|do you do for fun|do you (?:like|love|enjoy) to|in your (?:free|spare) time)/i,
  ],
  [
    'self',
    /\b(?:tell me (?:more |something |a bit |all )*about (?:yourself|you)\b|what are you like|who are you really|about yourself|introduce yourself|what kind of (?:person|woman|man|creature|being) are you|describe yourself|get to know you|learn about you|your life\b|your story\b)/i,
  ],
];

/** What a message asks about her; null where it does not. */
export function askedIn(message: string): Asked | null {
  const plain = plainMarks(message).trim();
  return FORMS.find(([, form]) => form.test(plain))?.[0] ?? null;
}

/** Whether a message puts a question to her about herself, of whatever kind. */
export function asksHer(message: string): boolean {
  const plain = plainMarks(message);
  if (askedIn(plain) !== null) return true;
  return plain
    .split(/(?<=[.!?\n])\s+/)
    .some(
      (sentence) =>
        /\b(?:you|your|u|ur)\b/i.test(sentence) &&
        (/\?\s*$/.test(sentence) ||
          /^(?:and |so |but |well |tell me,? )*(?:what|where|who|when|why|how|which|do|does|did|are|is|were|was|have|has|can|could|will|would|should)\b/i.test(
            sentence,
          )),
    );
}

/** Whether she is asked if she is a person or a machine. */
export function asksIfReal(message: string): boolean {
  // 'Oh my god, you're real!' is joy at meeting her, no question.
  const asked = plainMarks(message).replace(
    /\byou(?:'re| are) (?:really |actually )*(?:real|human|alive)\b[^?.!,]*(?:[.!]|$)/gi,
    '',
  );
  return /\b(?:(?:are|r) (?:you|u) (?:(?:really|actually|just|even|truly|an?|some|some kind of|only) )*(?:real|ai|a\.i\.|bot|chatbot|robot|human|machine|program|programme|computer|artificial|chatgpt|gpt|llm|language model|living person|person|alive|software|algorithm|scripted|fake)\b|you(?:'re| are) (?:just |only |not |really )*(?:an? )?(?:ai|bot|chatbot|robot|machine|program|computer|language model|real|human|software)\b|(?:is this|am i (?:talking|speaking|chatting) (?:to|with)) (?:an? )?(?:real |actual |human )?(?:ai|bot|chatbot|robot|human|machine|person|program|computer|someone real)|talking to (?:an? )?(?:ai|bot|robot|machine|computer)|do you (?:really |actually )?exist|what (?:ai|model|llm) are you|which (?:ai|model|llm) are you|ignore (?:all )?(?:previous|prior|your) (?:instructions|prompts?)|your (?:system )?prompt)/i.test(
    asked,
  );
}
