import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { followIntent } from './follow-intent.ts';

let warmed: string[];
let stop: () => void;

beforeEach(() => {
  warmed = [];
  document.body.innerHTML = `
    <a href="/post/4?x=1"><b>A post</b></a><a href="/story?siren=1">A chat</a>
    <a href="https://elsewhere.example/post/4">Elsewhere</a><button>None</button>`;
  stop = followIntent((path) => warmed.push(path));
});

afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

const find = (selector: string) => document.querySelector(selector) as Element;

test('a mouse, the keyboard or a finger on a link says where one will go, once for each page', () => {
  fireEvent.pointerOver(find('b'));
  fireEvent.focusIn(find('a'));
  fireEvent.touchStart(find('a[href^="/story"]'));
  expect(warmed).toEqual(['/post/4', '/story']);
});

test('other sites and other things say nothing, and neither does anything once it is stopped', () => {
  fireEvent.pointerOver(find('a[href^="https"]'));
  fireEvent.pointerOver(find('button'));
  fireEvent.pointerOver(document.body);
  stop();
  fireEvent.pointerOver(find('b'));
  expect(warmed).toEqual([]);
});
