import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import type { Language } from './language.ts';
import { portuguese } from './portuguese.ts';
import { russian } from './russian.ts';
import { spanish } from './spanish.ts';

export const languages: Language[] = [english, german, french, spanish, portuguese, italian, russian];
