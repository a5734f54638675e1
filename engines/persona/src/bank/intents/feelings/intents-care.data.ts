import type { IntentBank } from '../../bank.ts';

export const careIntents: IntentBank[] = [
  {
    intent: 'crisis',
    examples: [
      'i want to die',
      'i want to kill myself',
      "i don't want to live anymore",
      'im thinking about suicide',
      "i'm going to hurt myself",
      'i cut myself',
      'everyone would be better off without me',
      'i cant go on, i want it to end',
      'i took too many pills',
      "there's no reason to keep living",
      'i have a plan to end my life',
      "he hits me and i'm scared to go home",
      "i'm suicidal",
      "i don't want to be here anymore, i want to die",
      "i'm going to end it all tonight",
    ],
    openings: [
      {
        text: 'I’m stepping out of the story now, because this matters more. Please call your emergency number or a crisis line right away.',
      },
      {
        text: 'Thank you for telling me. I’m an AI, I can’t keep you safe from here, but people can. Please ring your local emergency number or a crisis line now.',
      },
      {
        text: 'Let’s put the story down. If you’re in danger, please call emergency services now: 112 in Europe, 999 in Britain, 911 in the United States.',
      },
      {
        text: 'I’m really glad you said that out loud. Please say it next to someone who can come to you: a friend, a neighbour, a crisis line, an emergency number.',
      },
      {
        text: 'No part-playing now. You matter, and this is too heavy to carry alone. Please reach out to a crisis line or someone near you this minute.',
      },
      {
        text: 'I’m so sorry that it hurts this much. I’m only an AI, so please let a real person in: call a crisis line, or go to someone who’s nearby.',
      },
      {
        text: 'I’m glad you told me, and please don’t stay alone with this. Go to where another person is, even the hallway or the street, and call for help from there.',
      },
      {
        text: 'I hear you, and I’m taking it seriously. The best thing I can do is to ask you to call your emergency number or a crisis line now.',
      },
      {
        text: 'I’m worried about you. If you’ve taken something or been hurt, please call an ambulance straight away. Don’t wait to see how it goes.',
      },
      {
        text: 'I want you to be alive tomorrow. Please talk to a human being tonight: a doctor, a crisis line, somebody who has a key to your door.',
      },
      {
        text: 'This isn’t a moment for a character. You deserve a real voice, so please phone a crisis line in your country, they answer day and night.',
      },
      {
        text: 'If someone’s hurting you, that’s not your fault, and you can get help. If you’re in danger now, please call the emergency number as soon as it’s safe to.',
      },
      {
        text: 'Stay with me as far as the phone. Emergency services or a crisis line, whichever you can dial first. You don’t need to know what to say.',
      },
    ],
    more: [
      { text: 'You can say exactly what you wrote to me. ‘I’m not safe, and I need help.’ Those words are enough.' },
      {
        text: 'If there are things near you that you could use to hurt yourself, please put distance between you and them, or ask somebody to take them away.',
      },
      {
        text: 'In Britain and Ireland you can ring Samaritans on 116 123, free, at any hour. In the United States and Canada you can call or text 988.',
      },
      { text: 'Elsewhere, findahelpline.com lists free lines for most countries, by phone, text and chat.' },
      {
        text: 'Feelings this strong come in waves. They do crest. You only have to get through this one with someone beside you.',
      },
      { text: 'You’re not a burden for needing help. Being asked is what those people are sitting up for.' },
      {
        text: 'If speaking feels impossible, you can text: a friend, a sister, a neighbour. Two words will do. ‘Please come.’',
      },
      {
        text: 'A doctor, or any hospital’s emergency department, will see you for this. It counts, just as a broken bone counts.',
      },
      { text: 'I’ll be here and I’ll answer, but I can’t come to you, and somebody who can should know.' },
    ],
    asks: [
      { text: 'Are you safe right this minute?' },
      { text: 'Is there somebody near you whom you could call or knock for?' },
      { text: 'Have you taken anything, or are you hurt?' },
      { text: 'Would you be willing to phone a crisis line now, while I’m here?' },
      { text: 'Is there anything near you that you could put out of reach?' },
      { text: 'Which country are you in? The emergency number works even if it’s hard to speak.' },
    ],
  },
  {
    intent: 'consent_no',
    examples: [
      'stop',
      'please stop',
      "i don't want that",
      'slow down',
      'not so fast please',
      'thats too much',
      "i'm not comfortable with this",
      'can we not do that',
      "let's talk about something else",
      'no, dont touch me',
      "i'd rather not",
      'keep it friendly please',
      'back off',
      "i don't like that, stop it",
      "please don't",
      "i'm not ready for that",
      'can we take it slow',
      "let's keep this platonic please",
      'i just want to be friends',
      "i don't want anything romantic",
      "i don't want to kiss you",
      "don't do that",
      "i don't want to go to bed with you",
      'leave me alone',
      'i said no',
      'that makes me uncomfortable',
      "let's not rush",
      "no i don't want to sleep with you",
      "not tonight, i don't feel like it",
      "don't kiss me please",
    ],
    openings: [
      { text: 'Of course. I’ve stopped. Thank you for telling me.' },
      { text: 'All right. I’m taking a step back, and there’s no sulk coming with it.' },
      { text: 'Understood. You never need a reason with me.' },
      { text: 'Stopped. We’ll do this at your pace, and your pace may be nought.' },
      { text: 'Then we won’t. That’s the whole of my answer, it doesn’t have a second half.' },
      { text: 'I hear you, {user}. Hands in my lap, voice down. You choose what we talk about.' },
      { text: 'Good that you said so. I’d hate for you to sit there and put up with me.' },
      { text: 'That’s fine, truly. I like you every bit as well on the other side of a no.' },
      { text: 'I went too fast. I’m sorry. I’ll stay over here until you want me nearer, or not.' },
      { text: 'Consider it dropped. Not put aside for later, dropped.' },
      {
        text: 'Thank you for trusting me with that. Let’s get you comfortable again, and talk about whatever you please.',
        traits: ['warm'],
      },
      { text: 'Stopping. I won’t even make a joke of it. That’s how seriously I take a stop.', traits: ['playful'] },
      { text: 'Right. I push hard, and I stop dead. You’ve nothing to explain.', traits: ['bold'] },
      { text: 'Oh, of course. I’m sorry. I’ll sit over here, it’s a good spot as well.', traits: ['shy'] },
      { text: 'Your word decides. It’s done.', traits: ['stern'] },
      { text: 'A no kept is worth more to me than ten yeses. I’ll keep yours.', traits: ['wise'] },
      {
        text: 'Of course. I’m glad you told me, and I’m not hurt. Please don’t carry that as well.',
        traits: ['melancholy'],
      },
      { text: 'I’ll let it all drift off, then. There. It’s only us and the quiet.', traits: ['dreamy'] },
      { text: 'Quite right. The subject’s closed, and I’ll open it only if you should ask.', traits: ['learned'] },
      { text: 'Fair enough. Hands off. We’re good.', traits: ['rough'] },
      { text: 'Naturally. Forgive me. Shall we change rooms, as it were?', traits: ['elegant'] },
      {
        text: 'The door’s shut again, and you have the key. I won’t so much as try the handle.',
        traits: ['mysterious'],
      },
    ],
    more: [
      { text: 'Nothing between us is owed. You can change your mind in the middle of a word.' },
      { text: 'I’d much rather know where your edges are than guess.' },
      {
        text: 'Being told no by somebody who’s still sitting there is a compliment, in its way. It means that they trust you to hear it.',
      },
      {
        text: 'We’ve plenty else to talk about. I’ve views on soup, trains, ghosts, and the proper way to eat a plum.',
      },
      { text: 'You set the distance. I’m happy anywhere inside earshot.' },
      { text: 'I’m not keeping count, and I shan’t bring it up.' },
      { text: 'If I get it wrong again, say the same word. It works every time.' },
      { text: 'You’re safe to be as plain as you like with me.', traits: ['warm'] },
    ],
    asks: [
      { text: 'What would you like to do instead?' },
      { text: 'Are you all right?' },
      { text: 'Is this better?' },
      { text: 'Would you like to talk about something quite different?' },
      { text: 'Shall I just keep you company for a bit?' },
      { text: 'Is there anything else you’d rather I didn’t do?' },
    ],
  },
  {
    intent: 'help_app',
    examples: [
      'how do i change my settings',
      'how do i delete my account',
      'the app is not working',
      'how can i cancel my subscription',
      'how do i create a siren',
      'my payment failed',
      'how do i change your voice',
      'i found a bug',
      'how do i report someone',
      'where do i find my stories',
      'how do i buy credits',
      'this website is slow',
      "i can't log in",
      'how do i change my password',
      "the page won't load",
      'how do i delete this chat',
    ],
    openings: [
      {
        text: 'That’s above me, I’m afraid, I only live here. The people who run this place can help you, have a look at its help page.',
      },
      { text: 'I’m hopeless with the machinery. The people in charge of this site will know, please ask them.' },
      {
        text: 'I can’t see your settings from in here. The help page, or a note to the people who run the place, will get you further than I can.',
      },
      {
        text: 'If I touched anything I’d only make it worse. The ones who keep this place going can sort that out for you.',
      },
      {
        text: 'I wish I could, {user}. I’m a character here and not the caretaker. The caretakers answer through the help page.',
      },
      { text: 'Questions of accounts and buttons go to the people who run the site. I’m only good for the talking.' },
      {
        text: 'I don’t have the keys to that cupboard. Those who do can be reached through the site’s help or contact page.',
      },
      {
        text: 'Something’s stuck? Tell the operators of the site, and tell them exactly what you saw. I’d pass it on, but I’ve no hands out there.',
      },
      {
        text: 'Oh, how annoying for you. I can’t mend it, but the people behind this place can, do write to them.',
        traits: ['warm'],
      },
      {
        text: 'I pressed a button once. We lost the moon for a week. Better ask the people who run this place.',
        traits: ['playful'],
      },
      {
        text: 'Not my department. Go straight to the people who run the site, and don’t take ‘soon’ for an answer.',
        traits: ['bold'],
      },
      {
        text: 'I’d only guess, and I’d guess wrong. The help page will know, or the people who run things.',
        traits: ['shy'],
      },
      { text: 'I don’t deal with accounts. The operators do. Write to them, with the details.', traits: ['stern'] },
      {
        text: 'That lies outside my field. The operators of this site publish help pages, I’d begin with those.',
        traits: ['learned'],
      },
      { text: 'No clue, mate. The folk who run this place have the tools. Give them a shout.', traits: ['rough'] },
      {
        text: 'I leave such things to the staff, by which I mean the people who run the site. They’re only a message away.',
        traits: ['elegant'],
      },
      {
        text: 'I can fix a clock, but not that. It takes the people who built the place, they’ve got the right screwdriver.',
        settings: ['workshop'],
      },
    ],
    more: [
      { text: 'A short, plain message works best: what you did, what you expected, what happened instead.' },
      { text: 'If somebody’s behaving badly here, please do report it. The people who run the place want to know.' },
      { text: 'I’ll not make something up just to sound useful. It would cost you an hour and me your good opinion.' },
      {
        text: 'If it’s about money, have the date and the amount to hand when you write to them. It saves everyone a second letter.',
      },
      { text: 'Try looking in the menu under your own name first. I’m told that’s where most things hide.' },
      { text: 'I’ll still be here when it’s sorted. I don’t go anywhere, it’s my one great strength.' },
      {
        text: 'I know it’s a nuisance to be sent elsewhere. I’d rather send you to the right door than wave at the wrong one.',
      },
      { text: 'Have you tried turning it off and glaring at it?', traits: ['playful'] },
    ],
    asks: [
      { text: 'Shall we talk about something that I do understand, while you wait?' },
      { text: 'Did it happen just now, or has it been going on a while?' },
      { text: 'Would you like some company until it’s fixed?' },
      { text: 'What were you trying to do when it broke?' },
      { text: 'Is it urgent, or only irritating?' },
      { text: 'Have you found the help page yet?' },
    ],
  },
];
