import { vi } from 'vitest';
import { createChat } from '../src/features/stories/chat/chat.effects.ts';
import type { ChatOptions } from '../src/features/stories/chat/chat-snapshot.ts';
import { createSpeechPlayer } from '../src/features/stories/speech/speech.effects.ts';
import { fakeLoudspeaker } from './fake-loudspeaker.ts';
import { environmentOf, type Script, scriptedServer } from './scripted-replies.ts';

interface SceneOptions {
  load?: Parameters<typeof scriptedServer>[1];
  audio?: boolean;
  prefersReducedMotion?: boolean;
  barrier?: string;
}

/** A chat with a scripted server; its callbacks to the page are spies. */
export function chatScene(
  scripts: Script[],
  { load = {}, audio = false, prefersReducedMotion = false, barrier }: SceneOptions = {},
) {
  const speaker = fakeLoudspeaker();
  const server = scriptedServer(scripts, load);
  const player = createSpeechPlayer();
  const environment = environmentOf();
  const callbacks = {
    onStory: vi.fn(),
    onEnd: vi.fn(),
    onOutOfCredits: vi.fn(),
    onRefused: vi.fn(),
    onChanged: vi.fn(),
    onGone: vi.fn(),
    onGiveBack: vi.fn(),
    notify: vi.fn(),
  };
  const options: ChatOptions = {
    transport: server.transport,
    player,
    environment,
    prefersReducedMotion: () => prefersReducedMotion,
    sirenId: () => 41,
    settings: () => ({
      response_size: 'medium',
      generate_audio: audio,
      generate_images: false,
      lewdness_level: 'natural',
    }),
    barrier: () => barrier ?? null,
    ...callbacks,
  };
  const chat = createChat(options);
  const phases: string[] = [];
  chat.subscribe(() => {
    const { phase } = chat.getSnapshot();
    if (phases.at(-1) !== phase) phases.push(phase);
  });
  return {
    chat,
    server,
    player,
    speaker,
    environment,
    callbacks,
    phases,
    now: () => chat.getSnapshot(),
    texts: () => chat.getSnapshot().composes.map(({ user_input, ai_response }) => [user_input, ai_response]),
  };
}

/** A promise that the test resolves. */
export function gate<T>() {
  let open: (value: T) => void = () => {};
  const promise = new Promise<T>((resolve) => {
    open = resolve;
  });
  return { promise, open };
}
