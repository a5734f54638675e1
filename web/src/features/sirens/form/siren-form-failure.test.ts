import { expect, test } from 'vitest';
import { ApiFailure } from '../../../lib/api.ts';
import { paintFailureOf, streamedFailure } from './paint-failure.ts';
import { firstFault, saveFailureOf } from './siren-form-failure.ts';

const network = new ApiFailure('We could not reach the server.', 0, 'network');
const internal = new ApiFailure('Something went wrong.', 500, 'internal');

test('a failed save says what to do, in the words of the server where it has some [X3]', () => {
  expect(saveFailureOf(new ApiFailure('No.', 401, 'create_signed_out'))).toEqual({
    text: 'You must be logged in to save sirens.',
    to: '/login',
    errors: {},
  });
  expect(saveFailureOf(new ApiFailure('Max 10 images reached.', 400, 'too_many_pictures')).text).toBe(
    'Max 10 images reached.',
  );
  expect(saveFailureOf(network).text).toBe('An unexpected error occurred: We could not reach the server.');
  expect(saveFailureOf(internal).text).toBe('An unexpected error occurred: Something went wrong.');
  expect(saveFailureOf(new TypeError('x is null')).text).toBe('An unexpected error occurred: x is null');
});

test.each([400, 406] as const)('field messages of a %i stand under their fields [X3]', (status) => {
  const errors = {
    name: ['Not this.'],
    'appearanceCustom.items': ['Nor that.'],
    'images.3': ['Gone.'],
    tags: ['Few.'],
    karma: ['Not yours to say.'],
  };
  const failure = saveFailureOf(
    new ApiFailure('Please check.', status, status === 400 ? 'invalid' : 'refused', { errors }),
  );
  expect(failure).toEqual({
    text: 'Please check. Not yours to say.',
    errors: { name: ['Not this.'], appearance: ['Nor that.'], images: ['Gone.'], tags: ['Few.'] },
  });
});

test('the first field in the order of the page is the one to look at', () => {
  expect(firstFault({ examples: ['a'], name: ['b'], appearance: [] })).toBe('name');
  expect(firstFault({})).toBeUndefined();
});

test('a picture that failed leads to what helps [X4]', () => {
  expect(paintFailureOf(new ApiFailure('x', 401, 'paint_signed_out'))).toEqual({
    text: 'You must be logged in to generate images and create sirens.',
    to: '/login',
  });
  expect(paintFailureOf(new ApiFailure('x', 402, 'out_of_images'))).toEqual({
    text: 'Please buy more image credits to generate more images.',
    to: '?outOfImages=true',
  });
  const refusal = 'Input considered harmful. Please try again.';
  expect(paintFailureOf(new ApiFailure(refusal, 406, 'refused'))).toEqual({ text: refusal });
  expect(paintFailureOf(internal)).toEqual({ text: 'An unexpected error occurred: Something went wrong.' });
});

test('a failure in the middle of a stream counts as the same failure at its start [X4]', () => {
  const failure = streamedFailure({ error: 'Not allowed here.', code: 'picture_refused' });
  expect(failure).toMatchObject({ status: 406, code: 'picture_refused', message: 'Not allowed here.' });
  expect(paintFailureOf(streamedFailure({ error: 'x', code: 'out_of_images' })).to).toBe('?outOfImages=true');
  expect(paintFailureOf(streamedFailure({ error: 'Odd.', code: 'never-heard' })).text).toBe(
    'An unexpected error occurred: Odd.',
  );
});
