import { describe, expect, it } from 'vitest';
import { fillWorkflow, readWorkflow } from './comfyui-workflow.ts';

const graph = (inputs: object) => JSON.stringify({ 1: { class_type: 'CLIPTextEncode', inputs } });
const values = {
  prompt: 'a "pier"\n',
  negative_prompt: 'no',
  seed: 7,
  width: 512,
  height: 768,
  model: 'sea.safetensors',
};
const fill = (inputs: object) =>
  (fillWorkflow(readWorkflow(graph({ text: '%prompt%', ...inputs })), values)[1] as { inputs: object }).inputs;

describe('a workflow', () => {
  it('has its holes filled, whole ones with numbers where they are numbers', () => {
    expect(
      fill({
        seed: '%seed%',
        size: ['%width%', '%height%'],
        ckpt: '%model%',
        title: 'x %prompt%, %seed% y',
        link: ['4', 0],
      }),
    ).toEqual({
      text: 'a "pier"\n',
      seed: 7,
      size: [512, 768],
      ckpt: 'sea.safetensors',
      title: 'x a "pier"\n, 7 y',
      link: ['4', 0],
    });
  });

  it('made for another program has its usual holes filled too', () => {
    expect(fill({ steps: '%steps%', sampler: '%sampler%' })).toMatchObject({ steps: 25, sampler: 'euler' });
  });

  it('never fills holes that a prompt brings along', () => {
    const workflow = readWorkflow(graph({ text: 'x %prompt%' }));
    const filled = fillWorkflow(workflow, { ...values, prompt: '%seed% %model% $& $1' });
    expect(filled).toEqual({ 1: { class_type: 'CLIPTextEncode', inputs: { text: 'x %seed% %model% $& $1' } } });
  });

  it('stays as it was for the next picture', () => {
    const workflow = readWorkflow(graph({ text: '%prompt%' }));
    fillWorkflow(workflow, values);
    expect(fillWorkflow(workflow, { ...values, prompt: 'b' })).toMatchObject({ 1: { inputs: { text: 'b' } } });
  });

  it.each([
    ['no JSON', '{"1": {"seed": %seed%}}', /quotation marks/],
    ['a list', '[]', /API format/],
    ['empty', '{}', /API format/],
    ['null', 'null', /API format/],
    ['saved for the editor', '{"nodes": [], "links": []}', /API format/],
    ['without a place for the prompt', graph({ text: 'a pier' }), /no %prompt% hole/],
    ['with holes nobody can fill', graph({ text: '%prompt% %vae% %lora%' }), /%vae%, %lora%/],
  ])('is refused when it is %s', (_, text, message) => {
    expect(() => readWorkflow(text)).toThrow(message);
  });
});
