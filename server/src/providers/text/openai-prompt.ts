import type { Completion, TextPrompt } from './text.ts';

/** A message as chat servers take it. */
export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

const PURPOSES: Record<Completion['purpose'], string> = {
  title:
    'Write a short title for this story, at most eight words, without quotation marks. Answer with the title only.',
  tags: 'Name tags for this story: one or two lower-case words each.',
  suggestions: 'Write what the user could say next, each one short and in the first person, each one different.',
  intro: 'Write the first thing you say when somebody meets you, in your own voice. Answer with that only.',
  summary: 'Sum up what has happened so far in a few plain sentences. Answer with the summary only.',
};

/** Some chat templates fail when a conversation does not begin with the user. */
const OPENING = '(The story begins.)';

function merged(messages: ChatMessage[]): ChatMessage[] {
  const result: ChatMessage[] = [];
  for (const { role, content } of messages) {
    const last = result.at(-1);
    if (content.trim() === '') continue;
    if (last?.role === role) last.content += `\n\n${content}`;
    else result.push({ role, content });
  }
  return result;
}

/** A prompt as messages: the system text, then the turns, two in a row by the same speaker as one. */
export function messagesOf({ system, turns }: Pick<TextPrompt, 'system' | 'turns'>): ChatMessage[] {
  return merged([
    { role: 'system', content: system },
    ...turns.map(({ role, text }) => ({ role: role === 'siren' ? ('assistant' as const) : role, content: text })),
  ]);
}

/** The same for strict chat templates: the user always speaks first. */
export function strictMessagesOf(messages: ChatMessage[]): ChatMessage[] {
  const first = messages.findIndex(({ role }) => role !== 'system');
  if (first >= 0 && messages[first]?.role === 'user') return messages;
  const at = first < 0 ? messages.length : first;
  return [...messages.slice(0, at), { role: 'user', content: OPENING }, ...messages.slice(at)];
}

/** A small request as messages: its prompt, then the instruction. */
export function completionMessagesOf({ prompt, purpose, list }: Completion): ChatMessage[] {
  const count = list && (list.atLeast === list.atMost ? `${list.atLeast}` : `${list.atLeast} to ${list.atMost}`);
  const form = list ? ` Answer with a JSON array of ${count} strings and nothing else.` : '';
  return merged([...messagesOf(prompt), { role: 'user', content: `[${PURPOSES[purpose]}${form}]` }]);
}
