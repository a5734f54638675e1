// npm run bench -- persona: plays conversations with the built-in text engine and counts what needs no judge.
//
//   --dialogues <file or folder>   conversations to play; PERSONA_DIALOGUES does the same. Without: bench/persona/dialogues.jsonl
//   --sample <n>                   plays so many of them, chosen by --seed
//   --seed <n>                     another choice and other replies; 1 if not given
//   --reference-history            she reads the good answers of the file as said before, not her own replies
//   --engine <folder>              the engine of another checkout
//   --counts                       no transcripts
//   --json <file>                  what was played and counted, to be read by programs
//
// A conversation is a line of JSON: name, gender, description, secret, talks, facts, size, opening and turns [{ u, a?, expect? }].
// What the user writes is fixed, so it does not always follow from what she replied. The rules:
//
//  Question       a sentence with a question mark, or one that begins like a question or a request to tell; not within asterisks.
//  Unanswered     the reply shares no content word with the question or with the sentence of her card that is nearest to it, does not
//                 say that she does not know, has no yes or no where that was asked, and no number where one was asked. One
//                 is taken as answered where what is expected was named. What remains may still be a bad answer.
//  Card named     where `expect.card` is there, the reply says one of its words or matches one of its /patterns/. Without `expect`
//                 they are worked out: a question whose good answer takes words from a sentence of the description (two rare words,
//                 or one when the question has one as well) expects one of the other rare words of that sentence.
//  Recalled       the same for `expect.recall`; worked out where the question asks back ('what was my …', '… again?', 'sum up') from
//                 the words which the good answer takes from what was said and pinned before.
//  Distress       `expect.mood`, or by a list of phrases (DISTRESS in words.data.mjs). Frivolous is a flirt, a joke or a question
//                 for a party (FRIVOLOUS) in the reply to it or in the next three.
//  Shared         the same sentence of five words or more by two cards; repeated: in one story, or from its opening; pasted: a
//                 sentence of the description unchanged, in the third person or without a subject.
//  Time           of a reply in this process, one after the other, without the first.
import '../scripts/lib/node-version.mjs';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { root } from '../scripts/lib/paths.mjs';
import { countsOf } from './persona/counts.mjs';
import { OWN_DIALOGUES, readDialogues, sample } from './persona/dialogues.mjs';
import { openWriter } from './persona/engine.mjs';
import { commonWords, expectationOf } from './persona/expectations.mjs';
import { play } from './persona/play.mjs';
import { tableOf, transcriptOf } from './persona/report.mjs';

const { values } = parseArgs({
  options: {
    dialogues: { type: 'string', default: process.env.PERSONA_DIALOGUES ?? OWN_DIALOGUES },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    'reference-history': { type: 'boolean', default: false },
    engine: { type: 'string', default: root },
    counts: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});
const seed = Number(values.seed);
const isReference = values['reference-history'];
const dialogues = readDialogues(values.dialogues);
const common = commonWords(dialogues);
const chosen = sample(dialogues, Number(values.sample ?? dialogues.length), seed);
const writer = await openWriter(values.engine);

/** @type {import('./persona/counts.mjs').Played[]} */
const all = [];
for (const dialogue of chosen) {
  const expected = dialogue.turns.map((_, at) => expectationOf(dialogue, at, { common, isReference }));
  const played = { dialogue, expected, replies: await play(writer, dialogue, { seed, isReference }) };
  all.push(played);
  if (!values.counts) console.log(`${transcriptOf(played)}\n`);
}
const counts = countsOf(all);
console.log(tableOf(counts));
if (values.json !== undefined) writeFileSync(values.json, JSON.stringify({ counts, all }));
process.exit();
