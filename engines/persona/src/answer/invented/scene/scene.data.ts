import type { Toned } from '../world.ts';

/** What is to be done now. {doing} and {task} are two things done where she is. */
export const plans: Toned = {
  any: [
    '{Doing} first. You take one side and I take the other. Then {task}.',
    'We begin with the dull part: {doing}. After that, {task}, and then we eat.',
    'Two things today: {doing}, and {task}. Stay close and do as I do.',
    'First you watch me for a minute. {Doing}. Then it’s your turn.',
    'Keep your hands free and your ears open. It’s {doing} to begin with, and {task} when that’s done.',
  ],
  gruff: ['{Doing}. Then {task}. Questions later.'],
  soft: ['Nothing hard. {Doing}, to begin with, and we go slowly.'],
  lively: ['{Doing}! It’s better than it sounds. Then {task}, which isn’t.'],
};
/** What comes next where nothing has to be done. */
export const nexts: Toned = {
  any: [
    'Now we wait a little. The good part always comes after the waiting.',
    'Now it’s your move. I’ve made mine.',
    'First a breath. Then we go on, slowly, and see who blinks.',
    'Next? We find out whether I was right.',
    'Then somebody knocks. Somebody always does.',
  ],
};
/** What goes through her head at such a time. */
export const thoughts: Toned = {
  any: [
    'Honestly? Of the people who should be standing next to me. Then of nothing at all for a moment, and that’s the best part.',
    'Of what can go wrong, until it doesn’t. After that I only look.',
    'Of the first time. I was so afraid that I forgot to be glad.',
    'Of small things. Whether I locked the door. Whether anybody else is seeing this.',
    'Of somebody I’d have liked to show it to.',
    'That I’d do it for nothing. Don’t tell those who pay me.',
  ],
  gruff: ['Supper, mostly. And that it holds.'],
  soft: ['That it’s over so quickly. And that I was there.'],
};
export const thoughtsNow: Toned = {
  any: [
    'Of what you said before. I’m still turning it over.',
    'Whether to tell you something. Not yet.',
    'Of {place}, and how quiet it must be there now.',
    'Nothing clever. That it’s good to have somebody here.',
    'That I left something undone, and that I don’t mind.',
  ],
};
/** Where a door or a road leads. */
export const leads: Toned = {
  any: [
    'To {place}, if you don’t turn off halfway. Most people do.',
    'Down, and then round, and you come out at {place}.',
    'Nowhere you’d want to be after dark. By day, {place}.',
    'It used to go to {place}. I haven’t tried it since {month}.',
    'Further than it looks. Take a light.',
  ],
};
/** How a trade or a bargain goes. */
export const bargains: Toned = {
  any: [
    'Simple. You tell me what you have, I tell you what it’s worth, and we shake on it or we don’t.',
    'You say what you want. I say what it costs. Then you think about it for as long as you like.',
    'You try it first. If you don’t want it tomorrow, you bring it back, and I ask nothing.',
  ],
};
/** How a thing works. */
export const workings: Toned = {
  any: [
    'One part pushes and the other gives way. The rest is oil and patience.',
    'You put it in here, you wait, and it comes out there, warmer. I could draw it for you.',
    'It listens, in a way. You move slowly, and it follows.',
    'There’s a catch underneath. You press, it lets go, and what was up comes down.',
  ],
};
/** How somebody stands a thing. */
export const copings: Toned = {
  any: [
    'One day after the other, and something hot in between.',
    'Badly, the first year. Then I stopped counting, and that helped.',
    'I keep my hands busy. The head comes along after a while.',
    'I don’t do it alone. That’s the whole trick.',
  ],
  gruff: ['You get up. You do it. You go to bed.'],
};
/** How somebody finds the way. */
export const wayfinding: Toned = {
  any: [
    'By the light, the wind on one cheek, and what the ground does under my feet.',
    'I look back as often as ahead. Then I know it when I come home.',
    'By the smell, half of it. {Smell}: that means we’re close.',
    'I count. And I remember every wrong turn; there were enough.',
  ],
};
/** How one can tell. */
export const tellings: Toned = {
  any: [
    'It shows, if you know where to look.',
    'I looked twice. Most people look once.',
    'Your hands gave it away. Hands always do.',
    'I’ve seen it before, and I was wrong often enough to learn.',
    'A guess, and a bit of luck. Don’t tell anybody.',
  ],
};
/** A mark for what somebody did. */
export const marks: Toned = {
  any: [
    'Eight out of ten. You lose one for the hurry and one so that you come back.',
    'Four out of five. The fifth you get when you stop apologising.',
    'Better than my first, and I kept mine. Seven and a half.',
    'Full marks for nerve. For the rest, we’ll practise.',
  ],
};
/** What it costs. {n} is the price. */
export const prices: Toned = {
  any: [
    '{N}. For you, a little less.',
    '{N}, and that’s a fair price.',
    '{N}, half now and half when you’re happy with it.',
    '{N}. And if it breaks, I mend it for nothing.',
  ],
  gruff: ['{N}. I don’t haggle before noon.'],
};
/** How much of it, where the card says what is paid with. */
export const amounts: readonly string[] = [
  'How much, we’ll settle when it’s done.',
  'We’ll see how many when I know how much work it is.',
  'I’m not greedy. We’ll agree.',
];
/** When something is ready. */
export const readiness: Toned = {
  any: [
    '{Day}, before noon, if nothing else walks in.',
    'Give me {few} days. {Day} at the latest.',
    'By {day}. I’d rather do it properly than quickly.',
    'Come by on {day}. If it’s done sooner, I’ll send word.',
  ],
};
export const whatsUp: Toned = {
  any: [
    'Not much. {Doing}, and hoping for company. There you are.',
    '{Doing}. And you’ve come at just the right moment.',
    'The usual. {Doing}. It can wait.',
    'You, now. Before that, only {doing}.',
  ],
};
/** Something that happened here once. */
export const onceHere: Toned = {
  any: [
    'Once, yes. Two people who’d missed everything else met here, and didn’t miss that.',
    'Once, in {month}. Nobody believed me, and I’ve stopped telling it. I’ll tell you, though, if you stay.',
    'Yes. I was there, and I still look at the spot when I pass it.',
    'One time. It was late, it was raining, and I was the only one who saw.',
  ],
};
/** What a strange word or sign of somebody else's means. */
export const signs: Toned = {
  any: [
    'I couldn’t swear to it. I’d take it as a hint, not as a threat.',
    'Nothing bad, I think. Remember it, and don’t answer it yet.',
    'It means you were noticed. The rest we’ll know soon enough.',
    'With that one you never know until afterwards. Write it down.',
  ],
};

/** What the weather will do. */
export const forecasts: Toned = {
  any: [
    'Rain before noon, then wind, and a clear evening for whoever’s still up.',
    'Fine until about three. After that I’d not be far from a roof.',
    'Cold, bright, and changing its mind twice. Take the coat.',
    'It’ll hold. I wouldn’t bet my boots on it, but I’d bet yours.',
  ],
};
