import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { AppError } from '../platform/app-error.ts';
import { explainFault } from './start-faults.ts';

const embedded = readConfig({ DATA_DIR: '/srv/data', HOST: '127.0.0.9', PORT: '4100' });
const onServer = readConfig({ DATABASE_URL: 'postgres://me:hidden-word@db.example:5432/x' });
const fault = (code: string, more: object = {}) => Object.assign(new Error('x'), { code, ...more });

describe('what an operator is told when the server cannot start', () => {
  it.each([
    [fault('EADDRINUSE', { syscall: 'listen' }), embedded, 'PORT: another program listens at 127.0.0.9:4100 already.'],
    [fault('EACCES', { syscall: 'listen' }), embedded, 'PORT: this account may not listen at 127.0.0.9:4100.'],
    [fault('EADDRNOTAVAIL', { syscall: 'listen' }), embedded, 'HOST: 127.0.0.9 is not an address of this machine.'],
    [
      fault('ENOTDIR', { path: '/srv/data/db' }),
      embedded,
      'DATA_DIR: /srv/data cannot be written to as a directory (ENOTDIR).',
    ],
    [fault('ECONNREFUSED'), onServer, 'DATABASE_URL: the database server at db.example:5432 does not answer.'],
    [fault('3D000'), onServer, 'DATABASE_URL: the server at db.example:5432 refused us: x.'],
    [new AppError('not_found', { sentence: 'There is no user called x.' }), embedded, 'There is no user called x.'],
  ])('is one sentence that names the setting: %s', (error, config, sentence) => {
    expect(explainFault(error, config)).toBe(sentence);
  });

  it('never shows the password of the database', () => {
    for (const code of ['ECONNREFUSED', '28P01'])
      expect(explainFault(fault(code), onServer)).not.toContain('hidden-word');
  });

  it('is left to the log with its stack when it is a fault of ours', () => {
    expect(explainFault(new TypeError('x is not a function'), embedded)).toBeUndefined();
    expect(explainFault(fault('ENOENT', { path: '/elsewhere' }), embedded)).toBeUndefined();
    expect(explainFault(fault('ECONNREFUSED'), embedded)).toBeUndefined();
  });
});
