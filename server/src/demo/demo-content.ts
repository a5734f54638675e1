import type { Gender } from '@sirenade/contract/sirens';

/** An author of sirens, stories and comments; the password is made at random for each installation. */
export interface DemoPerson {
  username: string;
  bio: string;
}

/** A siren as her maker would write her; `key` names her within the demo. */
export interface DemoSiren {
  key: string;
  maker: string;
  name: string;
  gender: Gender;
  /** The id of one of the built-in voices. */
  voice: string;
  description: string;
  /** 'Secrets'. */
  personality: string;
  /** 'How They Talk'. */
  examples: string;
  tags: string[];
  /** The prompt for the painter, as the builder would write it; two to four portraits are made of it. */
  appearance: string;
  portraits: string[];
  intro: string;
  daysAgo: number;
  /** Usernames that voted for and against her. */
  likes: string[];
  dislikes: string[];
}

export interface DemoCompose {
  user: string;
  siren: string;
}

/** A comment and the answers to it. */
export interface DemoComment {
  by: string;
  text: string;
  /** How long after the post it was written. */
  hoursAfter: number;
  likes: string[];
  answers: DemoComment[];
}

/** A chat with a siren that its author posted. */
export interface DemoStory {
  siren: string;
  author: string;
  title: string;
  tags: string[];
  composes: DemoCompose[];
  /** To the hour: with the votes it makes hot, new and top differ. */
  daysAgo: number;
  likes: string[];
  dislikes: string[];
  comments: DemoComment[];
}
