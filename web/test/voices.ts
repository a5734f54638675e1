import type { Voice } from '@sirenade/contract/engines';

const aVoice = (id: string, gender: 'female' | 'male', accent: string, description: string): Voice => ({
  id,
  name: id.charAt(0).toUpperCase() + id.slice(1),
  labels: { gender, age: 'young adult', accent, description, 'use case': 'romance', language: 'English' },
  preview_url: `/api/voices/${id}/preview`,
});

/** A small catalogue in the order a server lists it: the default first. */
export const voiceList: Voice[] = [
  aVoice('maren', 'female', 'American', 'warm, gentle'),
  aVoice('imogen', 'female', 'British', 'clear, composed'),
  aVoice('leila', 'female', 'American', 'soft, clear'),
  aVoice('silas', 'male', 'American', 'deep, calm'),
  aVoice('rhys', 'male', 'Welsh', 'bright, quick'),
];
