import { expect, test, vi } from 'vitest';
import { aUser, unverified } from '../../../../test/people.ts';
import { stored } from '../../../lib/storage.ts';
import { untouched } from '../../preferences/own-preferences.store.ts';
import {
  audioProblem,
  type ChatSettings,
  chatProblem,
  createSettingsStore,
  imageProblem,
  messageProblem,
  readerOf,
  readSettings,
  replySettings,
  startSettings,
  turnedOffBy,
} from './chat-settings.ts';

const payments = { subscription_type: 'trial', words_left: 0, image_generations_left: 0, images_generations_left: 0 };
const rich = readerOf(aUser(), 0);
const poor = readerOf(aUser({ payments }), 0);
const visitor = readerOf(null, 19);
const pastVisitor = readerOf(null, 20);
const newcomer = readerOf(unverified, 19);
const pastNewcomer = readerOf(unverified, 20);

test('a message has words, and at most 10000 characters [V8] [K13]', () => {
  expect(messageProblem('')).toEqual({ tone: 'info', text: 'Please enter a message.' });
  expect(messageProblem('a'.repeat(10_000))).toBe(null);
  expect(messageProblem('a'.repeat(10_001))?.tone).toBe('error');
});

test('past the free quota a visitor logs in and an unverified account verifies; a verified one has none [V12] [K8]', () => {
  expect([visitor, newcomer, rich].map(chatProblem)).toEqual([null, null, null]);
  expect(chatProblem(pastVisitor)).toBe('Please log in to chat.');
  expect(chatProblem(pastNewcomer)).toBe('Please verify your email to chat.');
  expect(chatProblem(readerOf(aUser(), 500))).toBe(null);
});

test('speech needs words left, or a free quota, and a verified email [T11] [V13] [X7]', () => {
  expect([rich, visitor].map(audioProblem)).toEqual([null, null]);
  expect(audioProblem(poor)).toEqual({ text: 'You need audio words to generate audio.', flag: 'outOfTokens' });
  expect(audioProblem(newcomer)?.text).toBe('You must verify your email to generate audio.');
  expect(audioProblem(pastVisitor)).toEqual({ text: "You've used up your free audio credits.", flag: null });
});

test('pictures need image credits, or a free quota, and a verified email [T11] [V13] [X7]', () => {
  expect([rich, visitor].map(imageProblem)).toEqual([null, null]);
  expect(imageProblem(poor)).toEqual({
    text: 'Please buy more image credits to generate images.',
    flag: 'outOfImages',
  });
  expect(imageProblem(newcomer)?.text).toBe('You must verify your email to generate images.');
  expect(imageProblem(pastVisitor)?.text).toBe("You've used up your free image credits.");
});

test('answers are asked for as chosen, in lower case, and without what is not to be had [T11] [V15] [K28]', () => {
  const settings = readSettings();
  expect(settings).toEqual({
    responseSize: 'medium',
    lewdnessLevel: 'Natural',
    generateAudio: true,
    generateImages: true,
    pictureWhen: 'every reply',
    freeChats: 0,
  });
  const chosen: ChatSettings = { ...settings, responseSize: 'extra long', lewdnessLevel: 'High' };
  expect(replySettings(chosen, rich)).toEqual({
    response_size: 'extra long',
    lewdness_level: 'high',
    generate_audio: true,
    generate_images: true,
  });
  expect(replySettings({ ...chosen, pictureWhen: 'scene change' }, rich).picture_when).toBe('scene change');
  for (const reader of [poor, pastVisitor, newcomer])
    expect(replySettings(chosen, reader)).toMatchObject({ generate_audio: false, generate_images: false });
  expect(replySettings({ ...chosen, generateAudio: false }, rich).generate_audio).toBe(false);
});

test('what the server refuses for good is not asked for again', () => {
  expect(turnedOffBy('free_words_used')).toEqual({ generateAudio: false });
  expect(turnedOffBy('paint_unverified')).toEqual({ generateImages: false });
  expect(turnedOffBy('free_chats_used')).toEqual({ freeChats: 20 });
  expect(turnedOffBy('busy')).toBe(null);
});

test('a choice is remembered and told, also one of another tab, and free chats are counted over all tabs [E16] [K8]', () => {
  const store = createSettingsStore();
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  store.set({
    generateAudio: false,
    lewdnessLevel: 'Low',
    responseSize: 'short',
    generateImages: false,
    pictureWhen: 'scene change',
  });
  expect(readSettings()).toEqual({ ...store.getSnapshot() });
  expect(createSettingsStore().getSnapshot()).toMatchObject({ lewdnessLevel: 'Low', pictureWhen: 'scene change' });
  expect(listener).toHaveBeenCalledOnce();
  expect(store.getSnapshot()).toBe(store.getSnapshot());

  stored.unregisteredChats.write(7);
  store.countFreeChat();
  expect(stored.unregisteredChats.read()).toBe(8);
  stored.generateAudio.write(true);
  window.dispatchEvent(new StorageEvent('storage', { key: 'generateAudio' }));
  expect(store.getSnapshot().generateAudio).toBe(true);
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expect(listener).toHaveBeenCalledTimes(3);
  unsubscribe();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(listener).toHaveBeenCalledTimes(3);
});

test('a new chat starts as was chosen; what was not chosen is as this browser last had it [K28] [E16]', () => {
  expect(startSettings(untouched, true)).toEqual({});
  stored.generateAudio.write(true);
  stored.responseSize.write('short');
  const start = startSettings({ ...untouched, audio: false, response_size: 'long' }, true);
  expect(start).toEqual({ generateAudio: false, responseSize: 'long' });
  expect(createSettingsStore(start).getSnapshot()).toEqual({
    responseSize: 'long',
    lewdnessLevel: 'Natural',
    generateAudio: false,
    generateImages: true,
    pictureWhen: 'every reply',
    freeChats: 0,
  });
});

test('a chat that goes on keeps what this browser had; where it had nothing, what was chosen counts', () => {
  stored.generateAudio.write(true);
  const preferences = { ...untouched, audio: false, images: false };
  expect(startSettings(preferences, false)).toEqual({ generateImages: false });
});
