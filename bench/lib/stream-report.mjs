/**
 * @typedef {object} Measured
 * @property {number[]} firsts ms to the first piece, beyond the time of the chat server
 * @property {number[]} latencies ms from the chat server to the reader, of every piece
 * @property {Record<string, number>} errors
 * @property {number} mostLive
 * @property {number} cpuPerPiece µs
 * @property {number} memoryPerStream KB
 * @property {number} others cores that others on the machine used meanwhile
 */

/** Above it a run says little. */
const MOST_OTHERS = 0.15;
/** More readers than these are a crowd: the question is then how many of them a core can serve at the pace of a chat. */
const FEW = 100;
/** Upper limits of ours, as multiples of raw. */
const TARGETS = {
  oneByOne: { 'first p50': 2.5 },
  few: {},
  crowd: { 'first p50': 4, 'first p95': 4, 'piece p50': 2, 'piece p99': 3 },
};
const MOST_KB = 80;

/** @param {number} readers @returns {keyof typeof TARGETS} */
export function sizeOf(readers) {
  if (readers === 1) return 'oneByOne';
  return readers > FEW ? 'crowd' : 'few';
}

/** @param {number[]} values @param {number} share */
function quantile(values, share) {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** @param {Measured} measured @returns {Record<string, number>} */
function figuresOf({ firsts, latencies, cpuPerPiece, memoryPerStream, others, errors, mostLive }) {
  return {
    'first p50': quantile(firsts, 0.5),
    'first p95': quantile(firsts, 0.95),
    'piece p50': quantile(latencies, 0.5),
    'piece p99': quantile(latencies, 0.99),
    'CPU µs/piece': cpuPerPiece,
    'KB/stream': memoryPerStream,
    live: mostLive,
    errors: Object.values(errors).reduce((sum, count) => sum + count, 0),
    others,
  };
}

/**
 * @param {number} readers
 * @param {{ rate: number, pieces: number, ramp: number }} pace
 * @param {Record<string, Measured>} measured
 */
export function reportOf(readers, { rate, pieces, ramp }, measured) {
  const columns = Object.entries(measured).map(([name, each]) => ({ name, figures: figuresOf(each) }));
  const raw = columns.find(({ name }) => name === 'raw')?.figures ?? {};
  const relay = columns.find(({ name }) => name === 'relay')?.figures ?? {};
  const ours = columns.find(({ name }) => name === 'ours')?.figures ?? {};
  const heads = [...columns.map(({ name }) => name), 'ours:raw', 'ours:relay'];
  const title =
    readers === 1
      ? 'readers one after another'
      : `${readers.toLocaleString('en')} readers at once, come within ${ramp / 1000} s`;
  const lines = [`\n${title}, ${rate} pieces/s, ${pieces} pieces; times in ms`];
  lines.push(`${''.padEnd(14)}${heads.map((head) => head.padStart(11)).join('')}`);
  for (const name of Object.keys(raw)) {
    const own = columns.map(({ figures }) => (figures[name] ?? 0).toFixed(2).padStart(11)).join('');
    const isRatio = / p\d|µs/.test(name);
    const ratios = [raw, relay].map((to) =>
      (isRatio ? `${((ours[name] ?? 0) / (to[name] ?? 1)).toFixed(2)}×` : '').padStart(11),
    );
    lines.push(`${name.padEnd(14)}${own}${ratios.join('')}`);
  }
  for (const [name, { errors }] of Object.entries(measured)) {
    for (const [error, count] of Object.entries(errors)) lines.push(`${name}: ${count} × ${error.slice(0, 200)}`);
  }
  if (columns.some(({ figures }) => (figures.others ?? 0) > MOST_OTHERS)) {
    lines.push('Others used the machine meanwhile: these figures are worth little, least of all p95 and p99.');
  }
  return lines.join('\n');
}

/**
 * @param {number} readers
 * @param {Record<string, Measured>} measured
 * @param {(line: string) => void} print
 * @returns {boolean} whether every target for this many readers holds
 */
export function judge(readers, { raw, ours }, print) {
  if (!raw || !ours) return false;
  const [base, own] = [figuresOf(raw), figuresOf(ours)];
  const limits = Object.entries(TARGETS[sizeOf(readers)]);
  const checks = limits.map(([name, most]) => {
    const times = (own[name] ?? Number.NaN) / (base[name] ?? Number.NaN);
    return { name, value: `${times.toFixed(2)}× raw`, wanted: `at most ${most}×`, holds: times <= most };
  });
  const memory = own['KB/stream'] ?? Number.NaN;
  if (sizeOf(readers) === 'crowd') {
    checks.push({
      name: 'memory',
      value: `${memory.toFixed(0)} KB a stream`,
      wanted: `at most ${MOST_KB} KB`,
      holds: memory <= MOST_KB,
    });
  }
  const errors = own.errors ?? Number.NaN;
  checks.push({ name: 'errors', value: String(errors), wanted: 'none', holds: errors === 0 });
  for (const { name, value, wanted, holds } of checks)
    print(`${holds ? 'met   ' : 'MISSED'} ${name}: ${value} (${wanted})`);
  return checks.every(({ holds }) => holds);
}
