/**
 * The metrics of Lighthouse's score, in ms except for the layout shift.
 * @typedef {object} Vitals
 * @property {number} fcp first contentful paint
 * @property {number} si speed index
 * @property {number} lcp largest contentful paint
 * @property {number} tbt total blocking time
 * @property {number} cls cumulative layout shift
 */

/**
 * The published curves of Lighthouse 10 to 12 for phones: the value that scores 90, the one that scores 50, the weight.
 * @type {Record<keyof Vitals, { p10: number, median: number, weight: number }>}
 */
const CURVES = {
  fcp: { p10: 1_800, median: 3_000, weight: 0.1 },
  si: { p10: 3_387, median: 5_800, weight: 0.1 },
  lcp: { p10: 2_500, median: 4_000, weight: 0.25 },
  tbt: { p10: 200, median: 600, weight: 0.3 },
  cls: { p10: 0.1, median: 0.25, weight: 0.25 },
};

/** Abramowitz and Stegun 7.1.26, as Lighthouse has it. */
function erf(/** @type {number} */ x) {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const tail = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.sign(x) * (1 - tail * Math.exp(-x * x));
}

/** The share of a log-normal distribution that is slower than a value. */
function scoreOf(/** @type {number} */ value, /** @type {{ p10: number, median: number }} */ { p10, median }) {
  if (value <= 0) return 1;
  const INVERSE_ERFC_ONE_FIFTH = 0.9061938024368232;
  const standardized = (Math.log(value / median) * INVERSE_ERFC_ONE_FIFTH) / -Math.log(p10 / median);
  const share = (1 - erf(standardized)) / 2;
  if (value <= p10) return Math.max(0.9, Math.min(1, share));
  if (value <= median) return Math.max(0.5, Math.min(0.9, share));
  return Math.max(0, Math.min(0.5, share));
}

/**
 * The performance score of Lighthouse on a phone, from 0 to 100.
 * @param {Vitals} vitals
 */
export function performanceScore(vitals) {
  const keys = /** @type {(keyof Vitals)[]} */ (Object.keys(CURVES));
  const sum = keys.reduce((total, key) => {
    // A metric counts with two digits.
    return total + CURVES[key].weight * (Math.round(100 * scoreOf(vitals[key], CURVES[key])) / 100);
  }, 0);
  return Math.round(100 * sum);
}
