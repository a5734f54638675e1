import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MessageText } from './message-text.tsx';

const text = 'Come in. *She waits.* **Now**\n\nOr later.';

test('a message is set in paragraphs, with actions in italics and no markup of its own', () => {
  const { container } = render(<MessageText text={`${text} <b>x</b> [out](https://example.org)`} />);
  expect(container.innerHTML).toBe(
    '<p dir="auto">Come in. <em>She waits.</em> <strong>Now</strong></p><p dir="auto">Or later. &lt;b&gt;x&lt;/b&gt; out</p>',
  );
});

test.each([
  [0, ''],
  [6, 'Come i'],
  [9, 'Come in. '],
  [14, 'Come in. She '],
  [text.length, 'Come in. She waits. NowOr later.'],
])('with %i characters to be shown one reads %j [T6]', (revealed, expected) => {
  const { container } = render(<MessageText text={text} revealed={revealed} />);
  expect(container.textContent).toBe(expected);
});

test('the word that is being said is lit', () => {
  const { container } = render(<MessageText text={text} spokenTo={8} />);
  expect(container.querySelector('.word-spoken')?.textContent).toBe('in. ');
  expect(container.textContent).toBe('Come in. She waits. NowOr later.');
});
