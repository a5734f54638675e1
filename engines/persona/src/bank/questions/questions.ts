import type { Question } from '../bank.ts';
import { everydayQuestions } from './questions.data.ts';
import { closeQuestions } from './questions-close.data.ts';
import { deepQuestions } from './questions-deep.data.ts';
import { playQuestions } from './questions-play.data.ts';

/** What a siren may ask when the talk flags, and how she takes the answer. */
export const questions: Question[] = [...everydayQuestions, ...deepQuestions, ...playQuestions, ...closeQuestions];
