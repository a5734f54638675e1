import { expect } from '@playwright/test';
import { showPage } from './support/sample-page.ts';
import { test } from './support/stage.ts';

test('a page in the faces of the product draws nothing with a font of the machine', async ({ stage }) => {
  await showPage(stage, '<p>Then we begin with the third.</p><input value="a word"><textarea>and another</textarea>');
  await stage.page.addStyleTag({ content: 'input, textarea { font: inherit }' });
  expect(await stage.findForeignLetters()).toEqual([]);
});

const signs: [where: string, body: string, expected: RegExp][] = [
  ['text', '<p>Then <b>海</b> we begin</p>', /^.+: 海$/],
  ['text of a machine face', '<p style="font-family: monospace">npm start</p>', /^.+: npm start$/],
  ['a field', '<input style="font: inherit" value="the 海">', /^.+: the 海$/],
  ['an empty field', '<textarea style="font: inherit" placeholder="to the 海"></textarea>', /^.+: to the 海$/],
  ['a list', '<select style="font: inherit"><option>海</option></select>', /^.+: 海$/],
  ['generated content', '<style>p::before { content: "海" }</style><p>Then</p>', /^.+: 海$/],
];
for (const [where, body, expected] of signs)
  test(`a sign of a font of the machine is found in ${where}`, async ({ stage }) => {
    await showPage(stage, body);
    expect(await stage.findForeignLetters()).toEqual([expect.stringMatching(expected)]);
    // It is not taken for known when it comes again.
    expect(await stage.findForeignLetters()).toHaveLength(1);
  });
