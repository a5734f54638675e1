/** What to ask about something that somebody did, by the verb; the first that fits counts. */
export const verbAsks: readonly [RegExp, readonly string[]][] = [
  [
    /\b(?:said|told|asked|texted|wrote to|called|promised)\b/i,
    ['What did you say to that?', 'And how did you answer?', 'What did you make of it?'],
  ],
  [/\b(?:found|bought|won|stole|picked up)\b/i, ['Where was that?', 'What will you do with it?']],
  [
    /^(?:I|we)(?:'ve|'m|'re| just| have| am)* (?:just )?mov(?:ed|ing)\b(?! out)/i,
    ['What’s the new place like?', 'How are you settling in?'],
  ],
  [
    /\b(?:leaving|flying|travel\w*|driving to|riding|sailing|going to \p{Lu})/iu,
    ['When do you leave?', 'How long will you be gone?', 'What takes you there?'],
  ],
  [
    /\b(?:went|drove|flew|walked|rode|sailed|climbed|came)\b/i,
    ['How was the way there?', 'What did you find there?', 'Would you go again?'],
  ],
  [/\b(?:saw|watched|noticed|heard)\b/i, ['What did you do then?', 'What did it look like?', 'Are you sure of it?']],
  [/\b(?:dreamed|dreamt)\b/i, ['How did it end?', 'What do you think it meant?']],
  [/\b(?:learn\w*|study\w*|studied|practis\w+|practic\w+)\b/i, ['How far have you got?', 'Who’s teaching you?']],
  [
    /\b(?:wrote|writing|painted|painting|built|building|baked|cooked|knitted|carved)\b/i,
    ['How did it turn out?', 'What gave you the idea?'],
  ],
  [/\b(?:married|engaged)\b/i, ['How did you two meet?', 'How long ago is that?']],
  [/\b(?:read|reading|book)\b/i, ['What’s it about?', 'Would you read it again?']],
  [/\b(?:play|plays|played|sing|sings|sang)\b/i, ['How long have you played?', 'Who do you play for?']],
  [/\b(?:birthday|turn(?:ed|ing|s) \d+)\b/i, ['How will it be celebrated?', 'What would make it a good one?']],
  [
    /\b(?:have|having|giving|give|my) (?:an? |to give a |my )?(?:\w+ )?(?:exam|test|interview|audition|speech|presentation)\b/i,
    ['How well are you prepared?', 'When is it, exactly?'],
  ],
  [/\b(?:ate|eaten|cooked|tasted)\b/i, ['How did it taste?', 'Who cooked?']],
  [/\bI (?:\w+ )?(?:fell|slipped|tripped)\b/i, ['Are you hurt?', 'How did it happen?']],
  [/\b(?:waited|waiting)\b/i, ['How long, by now?', 'What are you waiting for, exactly?']],
  [/\b(?:hid|hiding|secret|lied|lying)\b/i, ['Who else knows?', 'Why keep it quiet?']],
];
