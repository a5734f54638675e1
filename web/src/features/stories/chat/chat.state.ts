import { emptyReply, type ReplyEvent, type ReplySoFar } from '@sirenade/contract/reply-stream';
import type { Story } from '@sirenade/contract/stories';
import { replaceEqualDeep } from '@tanstack/react-query';
import { ApiFailure } from '../../../lib/api.ts';
import { freshKey } from '../../../lib/fresh-key.ts';
import { ReplyLost, type ReplyStart } from '../connection/reply-connection.ts';
import { followToEnd } from '../connection/reply-outcome.ts';
import { messageProblem } from '../settings/chat-settings.ts';
import { createRevealClock } from '../speech/reveal-clock.ts';
import type { LiveSpeech } from '../speech/speech-player.ts';
import { type ChatFailure, chatFailureOf, gaveUp, isGone, lostForGood, UNEXPECTED_EVENT } from './chat-failure.ts';
import { type Chat, type ChatOptions, type ChatSnapshot, emptyChat } from './chat-snapshot.ts';
import { isInPlace, joining, type Task, wordsOf } from './chat-task.ts';
import { isAnswerTo, liveCompose, storedReply } from './live-compose.ts';
import { requestFor } from './message-request.ts';

/** A chat without its looks: what was said, what is being said, and the ways to go on [T6]. */
export function createChat(options: ChatOptions): Chat {
  const { transport, player, environment } = options;
  const listeners = new Set<() => void>();
  let snapshot = emptyChat;
  let stream: 'none' | 'sending' | 'streaming' = 'none';
  let isRevealing = false;
  let connection: AbortController | null = null;
  let current: Task | null = null;
  let speech: LiveSpeech | null = null;
  let stopping: 'no' | 'wished' | 'asked' = 'no';
  /** An answer that got out of sight, to be looked for again. */
  let lost: { task: Task; reply: ReplySoFar } | null = null;
  let leaveWake = () => {};
  /** A message whose fate is not known: the same one again is the same wish. */
  let unsure: { wish: string; key: string } | null = null;

  const update = (changes: Partial<ChatSnapshot>) => {
    const next = { ...snapshot, ...changes };
    const isOver = stream === 'none' && !isRevealing;
    if (isOver) next.live = null;
    if (stream !== 'sending') next.unsent = null;
    next.phase = stream !== 'none' ? stream : isRevealing ? 'revealing' : next.failure ? 'failed' : 'idle';
    snapshot = next;
    for (const listener of [...listeners]) listener();
  };

  const reveal = createRevealClock(player, options.isStill, () => {
    isRevealing = false;
    update({});
  });

  const isBusy = () => stream !== 'none' || isRevealing;

  const forgetLost = () => {
    lost = null;
    leaveWake();
  };

  /** Ends the connection and everything that hangs on it; the reply itself goes on. */
  const leave = () => {
    connection?.abort();
    connection = null;
    current = null;
    stream = 'none';
    isRevealing = false;
    stopping = 'no';
    forgetLost();
    reveal.clear();
  };

  const speakAloud = (index: number, parts: ReplySoFar['speech']): LiveSpeech => {
    const mine = player.speak(index);
    speech = mine;
    for (const { audio } of parts) mine.add(audio);
    void mine.over.then((how) => {
      if (speech !== mine) return;
      speech = null;
      // Where nothing was to be heard, the text goes at its own pace.
      const hasSpoken = (snapshot.live?.reply.speech.length ?? 0) > 0;
      if (how === 'ended' && stream === 'none' && hasSpoken) reveal.speechEnded();
    });
    return mine;
  };

  const askToStop = () => {
    if (stopping !== 'wished' || snapshot.storyId === null || stream !== 'streaming') return;
    stopping = 'asked';
    transport.stop(snapshot.storyId).catch((error: unknown) => {
      stopping = 'no';
      options.say('error', error instanceof Error ? error.message : String(error));
    });
  };

  const show = (task: Task, reply: ReplySoFar): Partial<ChatSnapshot> => {
    const compose = liveCompose({ ...task, before: task.before[task.index] }, reply);
    return {
      composes: [...task.before.slice(0, task.index), compose],
      live: snapshot.live && { ...snapshot.live, reply },
      ...(reply.tags && { tags: reply.tags }),
    };
  };

  const heard = (task: Task, reply: ReplySoFar, event: ReplyEvent) => {
    const isFirst = stream === 'sending';
    stream = 'streaming';
    if ('story_id' in event && snapshot.storyId !== event.story_id) {
      snapshot = { ...snapshot, storyId: event.story_id };
      options.onStory(event.story_id);
    }
    if ('audio' in event) speech?.add(event.audio);
    if ('missing' in event) options.say('warning', event.message);
    if ('missing' in event && event.missing === 'audio') speech?.close();
    update(show(task, reply));
    reveal.update(reply);
    if (isFirst && task.kind !== 'attach' && snapshot.storyId !== null) options.onChanged(snapshot.storyId);
    askToStop();
  };

  /** What is stored of this chat; null when it cannot be had now, or something else is on here by then. */
  const fetchStory = async (): Promise<Story | null> => {
    const { storyId } = snapshot;
    const mine = connection;
    if (storyId === null) return null;
    const found = await transport.load(storyId).catch((error: unknown) => (isGone(error) ? 'gone' : null));
    if (snapshot.storyId !== storyId || connection !== mine) return null;
    if (found !== 'gone') return found;
    options.onGone(null);
    return null;
  };

  /** Shows the chat as the server has it. */
  const reload = async () => {
    const story = await fetchStory();
    if (!story) return;
    const { composes } = story;
    // A place that has moved cannot be written to bit by bit.
    if (composes.length !== snapshot.composes.length) reveal.showAll();
    update({ composes: replaceEqualDeep(snapshot.composes, composes), tags: story.info.tags });
  };

  /** What was said of an answer in the way, until it has ended. */
  const stillFailed = () => (snapshot.failure?.kind === 'running' ? null : snapshot.failure);

  const ended = (task: Task, reply: ReplySoFar, wasLost: boolean) => {
    stream = 'none';
    speech?.close();
    update({ ...show(task, reply), isLost: false, failure: stillFailed() });
    if (reply.end) options.onEnd(reply.end, task.kind !== 'attach');
    // What came over several lines, was asked elsewhere or stands elsewhere counts as it is stored.
    if (wasLost || task.kind === 'attach' || !isInPlace(task, reply.end)) void reload();
  };

  /** Takes away what was shown of an answer that will not come. */
  const clear = (task: Task, failure: ChatFailure | null) => {
    speech?.cancel();
    stream = 'none';
    isRevealing = false;
    reveal.clear();
    update({ composes: task.before, failure, isLost: false });
  };

  /** The same, and the message goes back to who wrote it. */
  const takeBack = (task: Task, failure: ChatFailure | null) => {
    clear(task, failure);
    if (task.kind === 'send') options.onGiveBack(task.userInput, null);
    if (task.kind === 'edit') options.onGiveBack(task.userInput, task.index);
    if (task.kind === 'attach') void reload();
  };

  /** The chat went on elsewhere: it is shown as it is by now, and nothing that was written is lost. */
  const catchUp = async (task: Task, failure: ChatFailure | null) => {
    clear(task, failure);
    if (task.kind === 'send') options.onGiveBack(task.userInput, null);
    await attach(failure);
    if (task.kind !== 'edit') return;
    const index = snapshot.composes.findIndex(({ id }) => id === task.before[task.index]?.id);
    options.onGiveBack(task.userInput, index === -1 ? null : index);
  };

  const gone = (task: Task) => {
    clear(task, null);
    options.onGone(wordsOf(task));
  };

  /** The answer ended while nobody here could hear it: the rest comes from what is stored. */
  const foundStored = (task: Task, reply: ReplySoFar, story: Story) => {
    const stored = story.composes[task.index];
    if (!stored || (task.kind !== 'attach' && !isAnswerTo(stored, task.userInput, task.before[task.index]))) {
      takeBack({ ...task, before: story.composes }, lostForGood);
      return;
    }
    stream = 'none';
    const whole = storedReply(stored, task.index, reply);
    if (whole.rest) speech?.addRest(whole.rest.url, whole.rest.from);
    speech?.close();
    const live = snapshot.live && { ...snapshot.live, reply: whole.reply };
    update({ composes: story.composes, tags: story.info.tags, live, isLost: false, failure: stillFailed() });
    reveal.update(whole.reply);
    // What came to nothing was not charged.
    if (stored.ai_response !== '' || stored.image) options.onEnd(null, task.kind !== 'attach');
  };

  const noteUnsure = ({ wish, key }: Task) => {
    if (wish) unsure = { wish: JSON.stringify(wish), key };
  };

  const failed = (task: Task, reply: ReplySoFar, error: unknown) => {
    const failure = chatFailureOf(error);
    const isLoss = error instanceof ReplyLost;
    if (isLoss) noteUnsure(task);
    if (snapshot.storyId !== null && isGone(isLoss ? error.cause : error)) return gone(task);
    if (reply.seq === 0 && task.kind !== 'attach') {
      // Another tab was faster: what it is told is told here too.
      const isBehind = failure?.kind === 'running' || failure?.kind === 'news';
      if (isBehind) void catchUp(task, failure);
      else takeBack(task, failure);
      if (!(error instanceof ApiFailure) || error.status === 0) return;
      if (!failure) options.onOutOfCredits(error.code);
      options.onRefused(error.code);
      return;
    }
    // It may well go on without us: what has come stays, and can be taken up again.
    forgetLost();
    lost = { task, reply };
    leaveWake = environment.onWake(retry);
    stream = 'none';
    isRevealing = false;
    speech?.close();
    reveal.clear();
    update({ failure: failure && { ...failure, canRetry: true }, isLost: false });
  };

  const follow = async (task: Task, start: ReplyStart, soFar: ReplySoFar) => {
    const mine = new AbortController();
    connection = mine;
    current = task;
    const { signal } = mine;
    let reached = soFar;
    try {
      const outcome = await followToEnd(start, soFar, {
        transport,
        environment,
        signal,
        index: task.index,
        onLink: (link) => snapshot.isLost !== (link === 'lost') && update({ isLost: link === 'lost' }),
        onUnreadable: () => options.say('warning', UNEXPECTED_EVENT),
        onEvent(reply, event) {
          reached = reply;
          if (!signal.aborted && !reply.error) heard(task, reply, event);
        },
      });
      signal.throwIfAborted();
      const { reply } = outcome;
      if (reply.error) takeBack(task, gaveUp(reply.error));
      else if (outcome.how === 'stored') foundStored(task, reply, outcome.story);
      else ended(task, reply, outcome.wasLost || soFar !== emptyReply);
    } catch (error) {
      if (!signal.aborted) failed(task, reached, error);
    }
  };

  const begin = (task: Task, start: ReplyStart, { isAloud, isAll }: { isAloud: boolean; isAll: boolean }) => {
    leave();
    stream = 'sending';
    isRevealing = true;
    const { generate_audio = false, generate_images = false } = task.wish?.body ?? {};
    reveal.begin(task.index, { awaitsSpeech: isAloud, isAll });
    speech = null;
    if (isAloud) speakAloud(task.index, []);
    const live = { index: task.index, reply: emptyReply, wantsAudio: generate_audio, wantsImage: generate_images };
    snapshot = { ...snapshot, live, unsent: wordsOf(task), failure: null, isLost: false };
    update(show(task, emptyReply));
    void follow(task, start, emptyReply);
  };

  const retry = () => {
    const { storyId } = snapshot;
    if (!lost || storyId === null || isBusy()) return;
    const { task, reply } = lost;
    leave();
    stream = 'streaming';
    isRevealing = true;
    reveal.begin(task.index, { awaitsSpeech: false, isAll: true });
    reveal.update(reply);
    const { generate_audio = false, generate_images = false } = task.wish?.body ?? {};
    // What was heard before is not said again.
    if (generate_audio) speakAloud(task.index, []);
    const live = { index: task.index, reply, wantsAudio: generate_audio, wantsImage: generate_images };
    update({ live, failure: null });
    void follow(task, { storyId, after: reply.seq, reply: reply.id }, reply);
  };

  const ask = (kind: 'send' | 'edit' | 'redo', index: number, text: string): boolean => {
    if (isBusy()) return false;
    const userInput = text.trim();
    const problem = messageProblem(userInput);
    const barrier = options.barrier();
    if (problem) options.say(problem.tone, problem.text);
    else if (barrier) options.say('error', barrier);
    if (problem || barrier) return false;
    const { composes } = snapshot;
    const asking = { kind, index, userInput, sirenId: options.sirenId(), settings: options.settings() };
    const wish = requestFor(snapshot, asking);
    const { generate_audio } = wish.body;
    const key = unsure?.wish === JSON.stringify(wish) ? unsure.key : freshKey();
    unsure = null;
    // What takes the place of a message ends its sound.
    if (kind !== 'send') player.stop();
    if (generate_audio) player.unlock();
    const task: Task = { kind, index, userInput, before: composes, at: new Date().toISOString(), wish, key };
    begin(task, { wish, key }, { isAloud: generate_audio, isAll: false });
    return true;
  };

  const load = (story: Story | null, failure: ChatFailure | null = null) => {
    const isSame = story !== null && story.id === snapshot.storyId;
    if (isSame && isBusy()) return;
    const { id = null, info, mine = false } = story ?? {};
    const composes = replaceEqualDeep(snapshot.composes, story?.composes ?? []);
    const index = composes.findIndex(({ state }) => state === 'writing');
    const writing = composes[index];
    const known = failure ?? (isSame && !lost ? snapshot.failure : null);
    const kept = known?.kind === 'running' && !writing ? null : known;
    leave();
    if (!isSame) player.stop();
    update({ storyId: id, composes, tags: info?.tags ?? [], failure: kept, isLost: false });
    if (!writing || !mine || id === null) return;
    // What was there before the page came is not typed out again, and two tabs do not speak at once.
    begin(joining(composes, index, writing), { storyId: id, after: 0, reply: null }, { isAloud: false, isAll: true });
    if (kept) update({ failure: kept });
  };

  const attach = async (failure: ChatFailure | null = null) => {
    if (isBusy()) return;
    const { composes } = snapshot;
    const story = await fetchStory();
    // What has changed here in the meantime is newer than what was fetched.
    if (story && !isBusy() && snapshot.composes === composes) load(story, failure);
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    reveal,
    send: (text) => ask('send', snapshot.composes.length, text),
    edit: (index, text) => ask('edit', index, text),
    redo() {
      const index = snapshot.composes.length - 1;
      const last = snapshot.composes[index];
      return last ? ask('redo', index, last.user_input) : false;
    },
    retry,
    stop() {
      player.stop();
      reveal.showAll();
      if (stream === 'none') return;
      if (stream === 'sending' && snapshot.isLost && current) {
        // What has not found its way yet is simply not sent.
        const task = current;
        connection?.abort();
        noteUnsure(task);
        takeBack(task, null);
        return;
      }
      if (stopping === 'no') stopping = 'wished';
      askToStop();
    },
    showAll: () => reveal.showAll(),
    listen() {
      const { live } = snapshot;
      if (!live || speech) return;
      player.unlock();
      const aloud = speakAloud(live.index, live.reply.speech);
      if (stream === 'none') aloud.close();
    },
    attachIfRunning: () => attach(),
    load: (story) => load(story),
    put(compose) {
      update({ composes: snapshot.composes.map((each) => (each.id === compose.id ? compose : each)) });
      if (snapshot.storyId !== null) options.onChanged(snapshot.storyId);
    },
    close() {
      leave();
      player.stop();
    },
  };
}
