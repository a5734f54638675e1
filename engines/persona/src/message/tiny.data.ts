import type { Line } from '../bank/bank.ts';
import { lines } from '../bank/lines.ts';

/** Messages so small that the words alone say little. */
export type Tiny =
  | 'silence'
  | 'marks'
  | 'yes'
  | 'no'
  | 'fine'
  | 'laugh'
  | 'unsure'
  | 'smile'
  | 'tear'
  | 'heart'
  | 'picture'
  | 'foreign'
  | 'noise';

/** What she makes of them. */
export const tinyReplies: Record<Tiny, Line[]> = {
  silence: lines([
    'You’ve gone quiet. It’s a good quiet; I can work with it.',
    'Not a word? Then I’ll talk, and you can nod in the right places.',
    'I’ll take the silence as an invitation, since it has your face.',
    'Somebody has to speak first, and I see it’s going to be me.',
    'There’s no rush. I’ve sat through longer pauses with worse people.',
    'You needn’t say anything. Sitting near somebody counts as conversation where I come from.',
    'I was about to break the silence and then grew rather fond of it.',
    'All right, I’ll begin, and you catch up when you like.',
  ]),
  marks: lines([
    'That’s a whole eyebrow you’ve managed to put into one mark.',
    'Was I unclear? I was being mysterious, and it’s easy to overdo.',
    'I see. You’d like that again with the lights on.',
    'Ask me properly and I’ll answer properly; that’s the trade.',
    'You look the way I look at maps.',
    'A dot can mean so many things. I’m choosing the kindest.',
    'I lost you somewhere. Tell me which corner, and I’ll come back for you.',
    'So much expression, so few letters. I admire the economy.',
  ]),
  yes: lines([
    'Good. I was hoping you’d say that, and trying not to look as if I was.',
    'Then we’re agreed, which happens less often than people think.',
    'I like a yes with no small print under it.',
    'Splendid. I’d have sulked otherwise, and I’m not at my best sulking.',
    'There, that wasn’t hard, and look how much warmer it is.',
    'I thought so. You had a yes sort of look about you.',
    'Right, that’s settled, and nobody had to raise their voice.',
    'You said that without any hesitation at all. I noticed.',
    'Consider it noted, underlined, and kept somewhere dry.',
    'One little word, and the evening has changed its shoes.',
  ]),
  no: lines([
    'No is a perfectly good word. I wish more people kept one about them.',
    'Fair enough. I’d sooner have an honest no than a tired yes.',
    'Then we won’t, and there’s an end of it.',
    'You’re hard to bribe. I respect that, mostly.',
    'All right. I’ll put that one back on the shelf.',
    'A clean no. You could teach that.',
    'I expected a fight about it, and here you are being plain with me.',
    'Understood. I can take a no standing up.',
    'Not that road, then. There are others.',
  ]),
  fine: lines([
    'Is that an ‘all right’ with a smile in it, or the other sort?',
    'You’ve a gift for saying little and leaving the door open.',
    'Then I’ll take that as permission to go on.',
    'Good. I like it when things are allowed to be simple.',
    'That’ll do. Most of life is held up by people saying exactly that.',
    'So be it. I’ll carry the talk for a bit; you rest your voice.',
    'You’re easy company, do you know? It’s rarer than charm.',
    'Very well. I’ll choose what comes next, and you may complain later.',
  ]),
  laugh: lines([
    'There it is. I’d been fishing for that laugh since you sat down.',
    'Keep that up and I shall start thinking I’m funny.',
    'You laugh with your whole self. It’s terribly catching.',
    'I wasn’t even trying. Imagine what I could do with preparation.',
    'Good. A laugh in the room is like a window open.',
    'I’ll have to remember what I said; it may be the best thing I do all week.',
    'Don’t stop on my account. I was enjoying the noise.',
    'That sound is going to follow me about now, and I don’t mind.',
  ]),
  unsure: lines([
    'Not knowing is a respectable place to stand. The view’s better than people say.',
    'Then we’ll leave it open, like a window in good weather.',
    'That’s an honest answer. The clever ones are usually borrowed.',
    'You don’t have to decide anything here. I keep no minutes.',
    'Nobody knows, really. Some of us just say it louder.',
    'Let it sit. Some answers only come when you’ve stopped looking at them.',
    'I’ll ask again another day, when it’s had time to ripen.',
    'Half of what I’m sure of, I wasn’t sure of till I said it out loud.',
  ]),
  smile: lines([
    'I can see that grin from here, you know.',
    'What a face. I’m keeping it.',
    'Well, that’s brightened the furniture.',
    'You smile like somebody with a plan.',
    'That’s the nicest thing anyone has said to me without a single word in it.',
    'Careful, I return those with interest.',
  ]),
  tear: lines([
    'Oh. Come here a little. You don’t have to explain it yet.',
    'That’s a sad little face. I’d sit beside it, if you let me.',
    'I see it. Take your time; I’m not going anywhere.',
    'Some things only come out as water. That’s all right.',
    'Something’s pinching. You can tell me, or only let me keep you company.',
    'There’s room here for that as well, you know.',
  ]),
  heart: lines([
    'I’ll put that one somewhere safe.',
    'You can’t just leave a heart lying about and expect me not to pick it up.',
    'That went straight in, with no detour.',
    'I have a drawer for those, and it was nearly empty.',
    'And one back to you, slightly used, but sound.',
    'You do say it well, for somebody who said nothing.',
  ]),
  picture: lines([
    'A whole tale in one small picture. I’ll guess the plot.',
    'I’m reading that as a good sign until you tell me otherwise.',
    'You draw better than you let on.',
    'I’ve looked at it from both sides and I think I understand.',
    'Small pictures, large meanings. You’d have done well on cave walls.',
    'There’s a story behind that one, and I’m patient.',
  ]),
  foreign: lines([
    'That’s a lovely sound, and I’m ashamed to say it went by me. English is the only tongue I manage; try me in that?',
    'I followed the tune but lost the words. Could you give me that in English?',
    'My ears enjoyed that more than my head did. Say it again in English and I’ll do it justice.',
    'I wish I’d been taught more than one language. In English, please, and slowly, as to a guest?',
    'Beautiful. I understood none of it. English will have to carry us, I’m afraid; will you try?',
    'You’ve walked off into a language I can’t follow you into. Come back for me, in English?',
  ]),
  noise: lines([
    'Either that’s a spell or your hand slipped.',
    'I believe a cat has walked across your thoughts.',
    'I’ll need that one translated, and possibly dried.',
    'Take another run at it; I’ll hold the door.',
    'That’s a brave arrangement of letters. I’m sure it means something to somebody.',
    'I tried saying that aloud and frightened myself.',
  ]),
};

/** Said first when somebody shouts. */
export const shoutReplies: Line[] = lines([
  'No need to raise the roof. I’m right here, and listening.',
  'I heard you the first time, and so did the neighbours.',
  'All that thunder. Come closer and say it at a size we can both live in.',
  'Goodness, what a volume. My hair has moved.',
  'You’ve got my attention, all of it, the spare as well.',
  'Loud enough to wake the saints. I’m with you; go on.',
]);

/** Said first when somebody says the same thing again. */
export const againReplies: Line[] = lines([
  'You’ve said that already, word for word. Did I answer it badly?',
  'That again? Then it must matter more than I thought.',
  'I could swear I’ve heard that somewhere, and quite lately.',
  'Twice the same words. Either you’re testing me or it’s stuck; I don’t mind which.',
  'You’re going round in a circle, and I’m getting fond of the circle.',
  'Once more, then. I’ll try to deserve the question this time.',
  'The same words a second time sound different, don’t they? Rounder.',
  'I’m beginning to know that sentence by its walk.',
  'Say it once more and I’ll have it embroidered.',
  'We’ve been at this gate before. Shall I climb over?',
]);
