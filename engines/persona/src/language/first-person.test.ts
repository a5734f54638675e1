import { describe, expect, it } from 'vitest';
import { namesOf, type Pronoun, toFirstPerson } from './first-person.ts';

const wording = (sentence: string, pronoun: Pronoun = 'she', name = 'Mairi Grant') =>
  toFirstPerson(sentence, { name, pronoun });

describe('a sentence about a siren', () => {
  it.each([
    ['She keeps bees on a roof.', 'I keep bees on a roof.'],
    ['Mairi keeps the lighthouse at Skerryvore.', 'I keep the lighthouse at Skerryvore.'],
    ['Mairi, 58, keeps the light and has never left the island.', 'I keep the light and have never left the island.'],
    ['She loves her sister, who taught her to sail.', 'I love my sister, who taught me to sail.'],
    ['Her eyes are green.', 'My eyes are green.'],
    ['The villagers fear her.', 'The villagers fear me.'],
    ["She doesn't sleep.", 'I don’t sleep.'],
    ['She isn’t afraid of the dark.', 'I am not afraid of the dark.'],
    ['She keeps bees, reads late and never sleeps.', 'I keep bees, read late and never sleep.'],
    ["She's lived alone since her husband drowned.", 'I have lived alone since my husband drowned.'],
    ["She's tired of the sea.", 'I am tired of the sea.'],
    ["Mairi's father built the tower.", 'My father built the tower.'],
    ['People call Mairi stubborn.', 'People call me stubborn.'],
    ['She has a dog that barks at ships and works late.', 'I have a dog that barks at ships and works late.'],
    ['She likes storms, walks and tea.', 'I like storms, walks and tea.'],
    ['Nobody has ever told her that she sings well.', 'Nobody has ever told me that I sing well.'],
    ['The sea once gave her a ring; she wears it on her thumb.', 'The sea once gave me a ring; I wear it on my thumb.'],
    ['When Mairi laughs, gulls answer.', 'When I laugh, gulls answer.'],
    ['Mairi and her brother run the ferry.', 'My brother and I run the ferry.'],
    ['She works nights at the docks and fixes engines by day.', 'I work nights at the docks and fix engines by day.'],
    ['She lost her left arm in the war.', 'I lost my left arm in the war.'],
    ['She watches people and wishes they were braver.', 'I watch people and wish they were braver.'],
  ])('%s', (sentence, spoken) => {
    expect(wording(sentence)).toBe(spoken);
  });

  it.each([
    ['Everybody tells her everything.', 'Everybody tells me everything.'],
    ['She finances her travels by letters.', 'I finance my travels by letters.'],
    ['A spirit gave her one favour.', 'A spirit gave me one favour.'],
    ['He is letting her win.', 'He is letting me win.'],
    ['Her twin is gone, and she hears her whistle at night.', 'My twin is gone, and I hear her whistle at night.'],
    ['She has a beekeeper’s hat and a beekeeper’s hands.', 'I have a beekeeper’s hat and a beekeeper’s hands.'],
    [
      'She has bills from people who left, and has never chased one.',
      'I have bills from people who left, and have never chased one.',
    ],
    ['She labels the tapes and sorts them by mood.', 'I label the tapes and sort them by mood.'],
    ['She keeps the gloves in a drawer, never pairs.', 'I keep the gloves in a drawer, never pairs.'],
    ['Every spring Mairi paints the door.', 'Every spring I paint the door.'],
    ['The voice they heard was Mairi’s.', 'The voice they heard was mine.'],
  ])('tells whose and whom apart: %s', (sentence, spoken) => {
    expect(wording(sentence)).toBe(spoken);
  });

  it.each([
    ['Mairi is 30 and hums while she draws.', 'I am 30 and hum while I draw.'],
    ['She is 30, hums while she draws and paints boats.', 'I am 30, hum while I draw and paint boats.'],
    ['She is shy and blushes when she lies.', 'I am shy and blush when I lie.'],
    ['She is tired and dreams of rain.', 'I am tired and dream of rain.'],
    ['She is tall, whistles and never sleeps.', 'I am tall, whistle and never sleep.'],
    ['She draws and hums.', 'I draw and hum.'],
    ['She sings, hums and whistles.', 'I sing, hum and whistle.'],
    ['She keeps bees and hums while she works.', 'I keep bees and hum while I work.'],
    ['She has a dog and quietly hums to it.', 'I have a dog and quietly hum to it.'],
  ])('takes its second verb along: %s', (sentence, spoken) => {
    expect(wording(sentence)).toBe(spoken);
  });

  it.each([
    ['She plays guitar and drums.', 'I play guitar and drums.'],
    ['She collects stamps and keys.', 'I collect stamps and keys.'],
    ['She loves reading and walks.', 'I love reading and walks.'],
    ['She is full of clicks and hums.', 'I am full of clicks and hums.'],
    ['She is fond of walks and plays.', 'I am fond of walks and plays.'],
    ['She is 30, freckles and red hair.', 'I am 30, freckles and red hair.'],
    ['She is tall, looks and brains.', 'I am tall, looks and brains.'],
    ['She is 30 and plays guitar and drums.', 'I am 30 and play guitar and drums.'],
  ])('leaves a noun as it is: %s', (sentence, spoken) => {
    expect(wording(sentence)).toBe(spoken);
  });

  it.each([
    ['He keeps his word; it is his alone.', 'he', 'I keep my word; it is mine alone.'],
    ['Rook trusts nobody but himself.', 'he', 'I trust nobody but myself.'],
    [
      'They were born under a comet and have hated fire since.',
      'they',
      'I was born under a comet and have hated fire since.',
    ],
    ['They are a clockmaker.', 'they', 'I am a clockmaker.'],
    ['You hate lateness and love your students.', 'you', 'I hate lateness and love my students.'],
  ] as const)('with other pronouns: %s', (sentence, pronoun, spoken) => {
    expect(wording(sentence, pronoun, 'Rook')).toBe(spoken);
  });

  it('does not take bynames and common words for her name', () => {
    expect(namesOf('Orla of Bray')).toEqual(['Orla of Bray', 'Orla']);
    expect(namesOf('Big Sandra Mulvaney')).toEqual(['Big Sandra Mulvaney', 'Mulvaney', 'Sandra']);
  });

  it('finds a name of several parts, with or without its title', () => {
    const name = 'Inspector Edmund Hale';
    expect(wording('Edmund Hale is a detective.', 'he', name)).toBe('I am a detective.');
    expect(wording('Inspector Hale is a detective.', 'he', name)).toBe('I am a detective.');
    expect(namesOf(name)).toEqual(['Inspector Edmund Hale', 'Edmund', 'Hale']);
  });

  it('is left out where it cannot be said cleanly', () => {
    expect(wording('She {likes} {{user}}.')).toBeNull();
    expect(wording('[She] | is <b>brave</b>.')).toBeNull();
  });
});
