import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { at } from '../../scripts/lib/paths.mjs';
import { onEnd } from '../../scripts/lib/processes.mjs';

const TICKS = 100;
const READY_WITHIN_MS = 30_000;

/** The measured process has a core of its own where there are two; all others share another. */
export const CORES = { measured: '0', others: availableParallelism() > 1 ? '1' : '0' };

/** Keeps a process and its threads on a core. @param {number} pid @param {string} core */
export function pin(pid, core) {
  return new Promise((resolve) => {
    spawn('taskset', ['-a', '-c', '-p', core, String(pid)], { stdio: 'ignore' })
      .once('close', resolve)
      .once('error', resolve);
  });
}

/**
 * Starts one of our scripts on a core.
 * @param {string} file
 * @param {string[]} args
 * @param {string} core
 */
export async function startScript(file, args, core) {
  const child = spawn(process.execPath, [at('bench', 'lib', file), ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
  const forget = onEnd(() => child.kill('SIGKILL'));
  child.once('close', forget);
  await pin(child.pid ?? 0, core);
  return child;
}

/** Waits until something answers. @param {string} url */
export async function answers(url) {
  for (const giveUp = Date.now() + READY_WITHIN_MS; Date.now() < giveUp; await pause(50)) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
  }
  throw new Error(`${url} does not answer.`);
}

/** Seconds of processor time that a process has used. @param {number} pid */
export function cpuOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Memory of a process in KB. @param {number} pid */
export const memoryOf = (pid) => statusOf(pid, 'VmRSS');

/** Seconds of processor time that the whole machine has used. */
export function machineCpu() {
  const [user = 0, nice = 0, system = 0, , , irq = 0, soft = 0, steal = 0] =
    /^cpu\s+(.*)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1]?.split(/\s+/).map(Number) ?? [];
  return (user + nice + system + irq + soft + steal) / TICKS;
}

/** @param {number} pid @param {string} name of a line in its status */
const statusOf = (pid, name) =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

/** The process that began another. @param {number} pid */
export const parentOf = (pid) => statusOf(pid, 'PPid');

/** CPU seconds of a process and its children; ended ones are counted by their parent. @param {number} pid */
export function cpuOfFamily(pid) {
  const others = readdirSync('/proc')
    .map(Number)
    .filter((each) => {
      try {
        return each > 0 && parentOf(each) === pid;
      } catch {
        return false;
      }
    });
  return [pid, ...others].reduce((seconds, each) => {
    try {
      return seconds + cpuOf(each);
    } catch {
      return seconds;
    }
  }, 0);
}
