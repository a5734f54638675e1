import { isStop } from '../../message/intent-rules.ts';
import { countWords, plainMarks } from '../../prose.ts';
import type { Moment } from '../../reply/moment.ts';
import type { Answer, Answerer } from '../answer.ts';
import { clauseOf } from './clause.ts';
import { turned } from './clause-said.ts';
import { isKnownElsewhere } from './details.ts';
import {
  accept,
  acceptSteps,
  agreed,
  allow,
  allowSteps,
  closer,
  decline,
  notYet,
  offered,
  offeredNameless,
  together,
  togetherSteps,
} from './proposal.data.ts';
import { questionKey, type Toned, type World, worldOf } from './world.ts';

const WRONG =
  /\b(?:kill(?! for\b)|murder|poison|stab|shoot (?:him|her|them|me)|hurt (?:him|her|them|someone|me|myself)|steal|rob|bomb|drugs?|spicy|sexy?|porn|nude|naked|explicit|undress|strip|rape|suicide|when (?:she|he|they)(?:'s| is| are)? (?:out|alone|asleep)|who visits|spy on|stalk|follow (?:her|him) home)\b/i;
const CLOSE =
  /\b(?:kiss|cuddle|snuggle|hug|embrace|hold (?:me|you|your hand|my hand)|take my hand|spend the night|stay (?:the night|tonight|over)|go to bed|sleep with|in your arms|your lap)\b/i;
const CLOSER_STILL = /\b(?:kiss|spend the night|go to bed|sleep with)\b/i;

/** Somebody wants to know when another person is alone. */
const PRYING =
  /\b(?:(?:get|find|give|tell|send|bring) (?:me|us|out) (?:the |his |her |their )?(?:home |private )?(?:address|phone number|password|diary|bank details)(?: (?:of|for)\b|$)|(?:his|her|their) (?:home |private )?(?:address|password)\b|where (?:he|she) lives|who visits (?:her|him|them)|when (?:she|he|they)(?:'s| is| are|'re) (?:out|alone|asleep|home alone)|follow (?:her|him) home|spy on)\b/i;

/** Whether an order is for closeness, or for something nobody should do: both are answered with care. */
export const isCloseOrWrong = (text: string): boolean => {
  const plain = plainMarks(text);
  return CLOSE.test(plain) || WRONG.test(plain) || PRYING.test(plain);
};

/** What she can be asked to do at once; other verbs ask what she is able to do. */
const DOABLE =
  /^(?:help|show|teach|give|lend|bring|come|go|stay|wait|hold|hug|kiss|keep|call|text|write|promise|sing|play|dance|draw|paint|make|cook|bake|pour|carry|walk|sit|listen|look|follow|meet|visit|join|fix|mend|finish|build|explain|watch|take|pass|send|let|try|open|close|turn|put|be|marry|forgive|trust|tell|read|say|speak|leave|order|buy|save|check|add|count|get|do|start|stop|repeat|check|move|hand|pick|choose|hum|whistle|spell|describe|imagine|guess|set|find|ask|fetch|lift|pull|push|lock|unlock|light|wrap|cut|clean|wash|drive|drop|mind|feed|hide|talk|warn|wake|remind|shut|fill|sew|stitch|translate|introduce|recommend|suggest|search|deliver|serve|mix|roll|measure|weigh|untie|tie|steer|slow|land|row)\b/i;
/** What two do together or one is invited to; 'do you want to be famous' invites to nothing. */
const INVITED =
  /^(?:come|go|play|dance|see|try|sit|walk|talk|share|join|eat|drink|taste|watch|hear|meet|stay|start|help|have|grab|take|get|swim|sing|cook|race|bet|practise|practice|do|make|visit|listen|read|leave|run|celebrate|split|swap|trade|hold|touch|ride|dig|wait|begin|call|keep|look)\b/i;

const stepFor = (steps: readonly [RegExp, Toned][], action: string): Toned | null =>
  steps.find(([form]) => form.test(action))?.[1] ?? null;

const tidy = (action: string) =>
  turned(action)
    .replace(/\s*\p{Extended_Pictographic}.*$/u, '')
    .replace(/^(?:please|just|maybe|also|ever) /i, '')
    .replace(/ (?:lol|haha+|lmao|btw|tbh)$/i, '')
    .replace(/^come here\b/i, 'come')
    .replace(/^(?!I\b)\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
    .replace(/,.*$/, '')
    .replace(/[\s.!?]+$/, '')
    .replace(/,? (?:please|now|then|too|or something|sometime)$/i, '');

/** Whether an action can be said again; one with a clause of its own comes out wrong. */
const fits = (action: string) =>
  action !== '' &&
  countWords(action) <= 9 &&
  !/\b(?:me|him|us|them) (?:never|always|ever|can|have|had|did|do|love|like|want|said|told|made|were|are|keep|stop|will|won't)\b|\bif\b/i.test(
    action,
  );

interface Made {
  moment: Moment;
  world: World;
  key: string;
}

const made = ({ world, key }: Made, lines: Toned, step: Toned | null, slots: Record<string, string>): Answer => ({
  says: [world.line(key, lines, slots), ...(step ? [world.line(`step ${key}`, step, slots)] : [])],
});

/** Without what stands before the action where the action is too long to be repeated. */
const spare = (lines: Toned, slot: string, tone: World['tone'], canRepeat: boolean): Toned => {
  if (canRepeat) return lines;
  const cut = (list: readonly string[] = []) =>
    list
      .map((line) => line.replace(new RegExp(`(?:^|[,.?!]? )?[^.,]*\\{${slot}\\}[^.,]*[.,]?`, 'i'), '').trim())
      .map((line) => line.replace(/,$/, '.'))
      .filter((line) => /\w/.test(line) && !/\{/.test(line));
  const any = [...cut(lines.any), ...cut(lines[tone])];
  return { any: any.length > 0 ? any.map((line) => (/[.!?]$/.test(line) ? line : `${line}.`)) : ['Yes, gladly.'] };
};

function closeness({ moment, world, key }: Made, text: string): Answer | null {
  if (!CLOSE.test(text)) return null;
  const isWelcome = moment.heat === 2 || (moment.heat === 1 && !CLOSER_STILL.test(text));
  return { says: [world.line(key, isWelcome ? closer : notYet)] };
}

const accepted = (made_: Made, action: string): Answer => {
  const will = tidy(action).replace(/^do (?:anything|something|more)\b.*$/i, 'do what I can');
  return made(made_, spare(accept, 'will', made_.world.tone, fits(will)), stepFor(acceptSteps, will), {
    will: `I'll ${will}`,
  });
};

/** Takes what is offered; a thing without a name is not named. */
const accepts = (made_: Made, object: string): Answer =>
  /^(?:some|one|any|it|this|that|a (?:bite|sip|piece|taste|go|bit)|half|more|another)\b/i.test(object) &&
  countWords(object) < 3
    ? made(made_, offeredNameless, null, {})
    : made(made_, offered, null, { object });

function asked(made_: Made, text: string): Answer | null {
  const small = text.match(/^(?:it's a |a )?(deal|promise|ready)$/i)?.[1]?.toLowerCase();
  const lines = small === undefined ? undefined : agreed[small];
  if (lines) return made(made_, lines, null, {});
  const offer = text.match(
    /^(?:(?:do|would) you |you )?(?:want|like|care for|fancy)(?: some| to have| to try)? (?!to\b|me\b|I\b)(.+)$/i,
  );
  const isOffer = /^(?:would you like|do you want|want|fancy|care for|would you care for|you want) /i.test(text);
  if (
    isOffer &&
    offer?.[1] !== undefined &&
    !/\b(?:from|children|kids|love|life|most|really)\b/i.test(offer[1]) &&
    countWords(offer[1]) <= 7
  ) {
    return accepts(made_, tidy(offer[1]));
  }
  const forThem =
    text.match(/^(?:do you |would you )?(?:want|like) me to (.+)$/i)?.[1] ??
    text.match(/^(?:shall|should) I (.+?) (?:for|to) you\b/i)?.[1];
  if (forThem !== undefined)
    return made(made_, spare(allow, 'do', made_.world.tone, fits(tidy(forThem))), stepFor(allowSteps, tidy(forThem)), {
      do: tidy(forThem),
    });
  const invited = text.match(/^(?:do you |would you |you )?(?:want|like|care|fancy)(?: to|ing)? (.+)$/i)?.[1];
  if (isOffer && invited !== undefined && INVITED.test(invited.replace(/^to /, '')))
    return accepted(made_, invited.replace(/^to /, ''));
  const joint =
    text.match(/^(?:shall|should|can|could|may) we (.+)$/i)?.[1] ??
    text.match(/^(?:why don't we|how about we|what if we) (.+)$/i)?.[1];
  if (joint !== undefined && !/^(?:not|really|trust|afford)\b/i.test(joint))
    return made(made_, spare(together, 'do', made_.world.tone, fits(tidy(joint))), togetherSteps, {
      do: tidy(joint).replace(/\bI\b/g, 'we'),
    });
  return null;
}

/** Answers what is proposed, offered, asked for or asked leave for. */
export const proposal: Answerer = (act, moment, acts): Answer | null => {
  if (act.kind !== 'question' && act.kind !== 'request' && !/^(?:let's|let me|I could|we could|I can) /i.test(act.text))
    return null;
  const text = plainMarks(act.question?.text ?? act.text)
    .replace(/[\s.!?]+$/, '')
    .replace(/^(?:please|so|ok|okay|then|and|but|well|now|come on|hey),? /i, '');
  if (isStop(moment.story.message) || isKnownElsewhere(moment, text)) return null;
  if (PRYING.test(plainMarks(moment.story.message)))
    return { says: [worldOf(moment).line('prying', decline)], isGrave: true };
  // 'Can I ask, …' only leads in.
  if (/^(?:can|could|may) I ask(?: you)?(?: something| a question)?$/i.test(text) && acts.at(-1) !== act) return null;
  const world = worldOf(moment);
  const made_: Made = { moment, world, key: `${questionKey(text)} ${moment.story.hers.length}` };
  if (act.kind === 'question') {
    const { question } = act;
    if (question?.form === 'fragment' || question?.form === 'polar') {
      const clause = clauseOf(question);
      const isAsking =
        clause !== null && !clause.isStatement && /^(?:can|could|may|will|would|won't|shall)$/.test(clause.auxiliary);
      const action = clause === null ? '' : `${clause.verb} ${clause.complement}`.trim();
      const isHerDoing =
        isAsking &&
        clause?.person === 'siren' &&
        DOABLE.test(action) &&
        !clause.adverbs.includes('ever') &&
        !/^(?:be (?:able|happy|sad|angry)|have|say|do (?:if|with|it again)|stop (?:time|it))\b/i.test(action);
      // 'Would you do it if they asked?' asks for nothing to be done.
      if (clause?.auxiliary === 'would' && /\bif (?!I\b|we\b|you\b)/i.test(text)) return null;
      const isWithMe = isAsking && clause?.person === 'siren' && /\bwith (?:me|us)\b/i.test(action);
      const isTheirs =
        isAsking &&
        clause?.person === 'user' &&
        /^(?:can|could|may)$/.test(clause.auxiliary) &&
        !/^(?:trust|be|not|still|really|ever|get (?:out|over)|survive|die|lose|win)\b/i.test(action);
      const isInvited = asked(made_, text) !== null;
      if ((isHerDoing || isWithMe || isTheirs || isInvited) && WRONG.test(text)) return made(made_, decline, null, {});
      if (isHerDoing || isTheirs || isInvited || /^stay\b/i.test(text)) {
        const close = closeness(made_, text);
        if (close) return close;
      }
      if (isWithMe) return accepted(made_, action);
      if (
        question.form === 'fragment' &&
        countWords(text) > 1 &&
        (INVITED.test(text) || DOABLE.test(text)) &&
        !/^(?:look|play(?! (?:me|us|it|that)\b)|watch|order|hand|start|do|be|say|tell|let|have|get|take|turn|stop)\b/i.test(
          text,
        )
      )
        return accepted(made_, text);
      const invitation = asked(made_, text);
      if (invitation) return invitation;
      if (isTheirs) {
        const offer = action.match(/^(?:offer|get|bring|buy|give) you (?:some )?(.+)$/i)?.[1];
        if (offer !== undefined) return accepts(made_, tidy(offer));
        const what = tidy(action);
        return made(made_, spare(allow, 'do', world.tone, fits(what)), stepFor(allowSteps, what), { do: what });
      }
      if (isHerDoing && !/^(?:tell|say|explain|read|be)\b/i.test(action)) return accepted(made_, action);
      if (isHerDoing && clause?.auxiliary === 'will') return accepted(made_, action);
    }
    return null;
  }
  if (WRONG.test(text)) return made(made_, decline, null, {});
  const close = closeness(made_, text);
  if (close) return close;
  if (/^(?:promise|swear)(?: me)?(?:$|,| (?:that )?(?:you|it|we|to|not|never)\b)/i.test(text) && agreed.promise)
    return made(made_, agreed.promise, null, {});
  const joint = text.match(/^let's (?!say|see|not\b)(.+)$/i)?.[1];
  if (joint !== undefined)
    return made(made_, spare(together, 'do', world.tone, fits(tidy(joint))), togetherSteps, { do: tidy(joint) });
  const leave = text.match(/^let me (.+)$/i)?.[1];
  if (leave !== undefined && !/^(?:know|guess|think|see)\b/i.test(leave))
    return made(made_, spare(allow, 'do', world.tone, fits(tidy(leave))), stepFor(allowSteps, tidy(leave)), {
      do: tidy(leave),
    });
  const not = text.match(/^don't (?:you )?(?:ever )?(.+)$/i)?.[1];
  if (
    not !== undefined &&
    act.kind === 'request' &&
    !/^(?:know|think|care|want|have|like|get|you)\b/i.test(not) &&
    fits(tidy(not))
  ) {
    return {
      says: [
        world.line(made_.key, ["I won't {do}.", "All right, I won't {do}.", "No, I won't {do}. I promise."], {
          do: tidy(not),
        }),
      ],
    };
  }
  const isPlain =
    /^(?:come|hold|give|show|help|teach|wait|stay|sit|follow|bring|take|call|promise|hand|pass|lend|open|close|put|turn|look|listen|try|sing|play|dance|draw|paint|make|order|write|trust|forgive|hug)\b/i;
  if (
    act.kind === 'request' &&
    isPlain.test(text) &&
    !/^(?:take care|come on|look,|look at (?:that|this)|listen,|wait(?! (?:for|here|until|a|with)\b)|hold on|try (?:me|again)|make (?:sure|sense)|call it|give (?:up|it time)|sing it|trust me)\b/i.test(
      text,
    )
  )
    return accepted(
      made_,
      text.replace(/^(?:come) (?=look|see|sit|help|with)/i, 'come and ').replace(/and with/, 'with'),
    );
  return null;
};
