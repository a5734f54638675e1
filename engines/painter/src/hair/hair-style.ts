import type { Chance } from '../drawing/chance.ts';
import type { Braid } from './braid.ts';
import { crestLocks, croppedLocks, curlLocks } from './cropped.ts';
import { fallingLocks } from './falling.ts';
import { fringeLocks } from './fringe.ts';
import { combedLocks, knotLocks, looseStrands, tailLocks } from './gathered.ts';
import { crop, fallOf, type Growth, growth, type HairPlan } from './growth.ts';
import { plait, ropes } from './ropes.ts';
import { alongSkull, type Bearing, heading, onSkull, type Vec } from './skull.ts';

/** Lets the hair of a plan grow. */
export function growHair(plan: HairPlan, chance: Chance): Growth {
  const fall = fallOf(plan, chance);
  const wavy = fall.wave;
  const fringe = fringeLocks(plan.fringe, wavy, chance.branch('fringe'));
  const parting = { at: plan.parting, tuck: plan.tuck };
  const wisps = (count = 2) => looseStrands(chance.branch('wisps'), 70, 4 + wavy * 0.6, count);
  const { side } = plan;
  const high: Bearing = [180, 78];
  const low: Bearing = [180, -24];
  switch (plan.shape) {
    case 'loose':
      return growth([...fallingLocks(fall, parting, chance), ...fringe]);
    case 'half up':
      return growth([
        ...fallingLocks({ ...fall, volume: fall.volume * 1.15 }, { at: 0, tuck: 2 }, chance),
        ...combedLocks(low, 5, chance).slice(4, 40),
        ...fringe,
        ...wisps(2),
      ]);
    case 'high ponytail':
      return growth([
        ...combedLocks(high, 3, chance),
        ...knotLocks([0, -120, -30], 12, chance),
        ...tailLocks(high, { ...fall, to: Math.max(170, fall.to) }, side, chance, false),
        ...fringe,
        ...wisps(1),
      ]);
    case 'low ponytail':
      return growth([
        ...combedLocks(low, 3, chance, plan.parting),
        ...tailLocks(low, { ...fall, to: Math.max(200, fall.to) }, side, chance, true),
        ...fringe,
        ...wisps(1),
      ]);
    case 'side ponytail':
      return growth([
        ...combedLocks([side * 130, -20], 4, chance, plan.parting),
        ...tailLocks([side * 120, -20], { ...fall, to: Math.max(210, fall.to) }, side, chance, true),
        ...fringe,
        ...wisps(1),
      ]);
    case 'high bun':
      return growth([
        ...combedLocks(high, 2, chance),
        ...knotLocks([0, -136, -22], 30, chance),
        ...fringe,
        ...wisps(1),
      ]);
    case 'man bun':
      return growth([...combedLocks([180, 62], 2, chance), ...knotLocks([side * 3, -126, -30], 21, chance), ...fringe]);
    case 'messy bun':
      return growth([
        ...combedLocks(high, 5, chance),
        ...knotLocks([side * 8, -134, -20], 33, chance, 0.34),
        ...fringe,
        ...wisps(3),
      ]);
    case 'low bun':
      return growth([
        ...combedLocks(low, 4, chance, plan.parting),
        ...knotLocks([-side * 30, 60, -66], 34, chance, 0.1, 'back'),
        ...fringe,
        ...wisps(1),
      ]);
    case 'updo':
      return growth([
        ...combedLocks([180, 50], 9, chance, plan.parting),
        ...knotLocks([-16, -116, -40], 30, chance, 0.2),
        ...knotLocks([20, -112, -40], 28, chance, 0.2),
        ...fringe,
        ...wisps(2),
      ]);
    case 'side braid':
      return growth(
        [...combedLocks([side * 120, -22], 5, chance, plan.parting), ...fringe, ...wisps(2)],
        [plait([side * 112, -36], side, 300, 15, true, '#c9a24c')],
      );
    case 'two braids':
      return growth(
        [...combedLocks([side * 180, -26], 3, chance, 0), ...fringe, ...wisps(1)],
        ([-1, 1] as const).map((one) => plait([one * 112, -36], one, 270, 12, true, '#c9a24c')),
      );
    case 'crown braid': {
      const arc: Vec[] = Array.from({ length: 15 }, (_, index) =>
        onSkull(heading([-88 + (176 * index) / 14, 34 + 26 * Math.sin((index / 14) * Math.PI)]), 9),
      );
      const loose =
        plan.length === 'chin' ? combedLocks(low, 4, chance) : fallingLocks(fall, { at: 0, tuck: 2 }, chance);
      return growth(
        [...loose, ...combedLocks(low, 3, chance).slice(8, 36), ...wisps(2)],
        [{ places: arc, width: 12, layer: 'front', twist: false }],
      );
    }
    case 'locs':
      return growth([], ropes(plan, chance, 9.5, true), 6);
    case 'box braids':
      return growth([], ropes(plan, chance, 6.8, false), 6);
    case 'cornrows': {
      const rows: Braid[] = Array.from({ length: 9 }, (_, index) => {
        const around = -72 + 18 * index;
        return {
          places: alongSkull(
            [
              [[around, 33 - Math.abs(around) * 0.34], 2],
              [[around * 1.05, 58], 4],
              [[around * 1.3, 84], 4],
              [[180, 60], 3],
            ],
            5,
          ),
          width: 6.5,
          layer: 'front' as const,
          twist: false,
        };
      });
      const tails = ropes(
        { ...plan, length: plan.length === 'chin' ? 'shoulder' : plan.length },
        chance,
        6,
        false,
      ).filter(({ layer }) => layer === 'back');
      return growth([], [...tails, ...rows], 1, 0.45);
    }
    case 'afro':
      return growth(curlLocks(44 * plan.volume, 7.4, 250, chance, -40), [], 30 * plan.volume);
    case 'curly top':
      return growth(
        curlLocks(13 * plan.volume, 8.4, 210, chance, 4).concat(
          croppedLocks(crop({ top: 9, sides: 8, fade: 60 }), chance).filter(
            ({ places }) => (places[0]?.[1] ?? 0) > -60,
          ),
        ),
        [],
        5,
      );
    case 'pixie':
      return growth([
        ...croppedLocks(
          crop({
            top: 46,
            sides: 24,
            comb: [side * 0.7, 0.2, 0.6],
            stand: 0.28,
            mess: 0.3,
            wave: wavy * 0.6,
            part: -side * 24,
          }),
          chance,
        ),
        ...fringeLocks('side', wavy, chance),
      ]);
    case 'crop':
      return growth(
        croppedLocks(crop({ top: 22, sides: 10, comb: [side * 0.4, 0, 0.7], stand: 0.34, wave: wavy * 0.5 }), chance),
      );
    case 'side part':
      return growth(
        croppedLocks(
          crop({
            top: 50,
            sides: 13,
            comb: [side * 1, -0.25, 0.05],
            stand: 0.36,
            mess: 0.14,
            part: -side * 30,
            wave: wavy * 0.7,
          }),
          chance,
        ),
      );
    case 'slicked back':
      return growth(
        croppedLocks(
          crop({ top: 56, sides: 22, comb: [0.05, -0.55, -1], stand: 0.12, mess: 0.08, wave: wavy * 0.4 }),
          chance,
        ),
      );
    case 'quiff':
      return growth(
        croppedLocks(
          crop({
            top: 52,
            sides: 10,
            comb: [side * 0.35, -1, 0.35],
            stand: 0.72,
            mess: 0.16,
            wave: wavy * 0.8,
            fade: 34,
          }),
          chance,
        ),
      );
    case 'messy':
      return growth(
        croppedLocks(
          crop({ top: 44, sides: 24, comb: [side * 0.5, -0.1, 0.5], stand: 0.6, mess: 0.75, wave: 4 + wavy }),
          chance,
        ),
      );
    case 'undercut':
      return growth(
        croppedLocks(
          crop({
            top: 62,
            sides: 6,
            comb: [side * 1, -0.3, 0.1],
            stand: 0.45,
            mess: 0.12,
            part: -side * 34,
            fade: 40,
            wave: wavy * 0.7,
          }),
          chance,
        ),
        [],
        2,
        0.35,
      );
    case 'mohawk':
      return growth(
        [...croppedLocks(crop({ top: 4, sides: 4, stand: 0.1, mess: 0.2 }), chance), ...crestLocks(chance)],
        [],
        1,
        0.5,
      );
    case 'buzz':
      return growth(
        croppedLocks(crop({ top: 7, sides: 6, comb: [0, 0.2, 0.8], stand: 0.1, mess: 0.3 }), chance),
        [],
        1,
        0.3,
      );
    case 'tendrils':
      return growth([], ropes(plan, chance, 12, true), 8);
    case 'bald':
      return growth([], [], 0, 1);
  }
}
