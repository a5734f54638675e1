import type { Appearance, EyeShape, TurnName, ViewName } from '../appearance.ts';

export const EYE_SHAPE_WORDS: Record<EyeShape, string> = {
  almond: 'almond|almond shaped|cat like eyes|doe',
  round: 'round eyes|big eyes|large eyes|wide eyes|doe eyed|doe eyes|big eyed|expressive eyes|bright eyed',
  hooded: 'hooded|hooded eyes|heavy lidded|monolid|monolids|sleepy eyes|half lidded|single eyelid|epicanthic',
  narrow:
    'narrow eyes|small eyes|squinting eyes|squinting|slanted eyes|sharp eyes|hawkish|narrowed eyes|deep set eyes|deep set',
  upturned: 'upturned eyes|feline eyes|cat eyes|foxy eyes|fox eyes|feline|catlike',
  downturned: 'downturned eyes|droopy eyes|puppy eyes|puppy dog eyes|sad eyes',
};

/** Features of a face as fixed phrases of adjective and noun. */
export const FEATURE_WORDS: Record<string, Partial<Appearance>> = {
  'thick brows|thick eyebrows|bushy brows|bushy eyebrows|heavy brows|strong brows|bold brows|bold eyebrows|dark brows|full brows|full eyebrows|monobrow|unibrow':
    { brows: 'thick' },
  'thin brows|thin eyebrows|plucked eyebrows|fine brows|delicate brows|arched brows|arched eyebrows': { brows: 'thin' },
  'small nose|button nose|upturned nose|snub nose|cute nose|tiny nose|little nose|dainty nose': { nose: 'small' },
  'large nose|big nose|aquiline|aquiline nose|hooked nose|roman nose|prominent nose|strong nose|hawk nose|crooked nose|broken nose|long nose':
    { nose: 'large' },
  'wide nose|broad nose|flat nose': { nose: 'wide' },
  'narrow nose|thin nose|slim nose|straight nose|sharp nose|pointed nose|greek nose': { nose: 'narrow' },
  'full lips|plump lips|big lips|luscious lips|pouty lips|thick lips|bee stung lips|voluptuous lips|juicy lips': {
    lips: 'full',
  },
  'thin lips|narrow lips|small mouth|thin mouth': { lips: 'thin' },
  'square jaw|strong jaw|chiseled jaw|chiselled jaw|chiseled|chiselled|angular jaw|defined jaw|square face|strong jawline|sharp jawline|jawline|angular face|rugged|cleft chin|strong chin|lantern jaw':
    { jaw: 'square' },
  'soft features|soft face|oval face|delicate features|soft jaw|fine features|gentle features': { jaw: 'soft' },
  'heart shaped face|pointed chin|v shaped face|sharp chin|elfin face|elfin|narrow face|long face|sharp features': {
    jaw: 'pointed',
  },
  'round face|moon face|chubby cheeks|full cheeks|baby face|round cheeks|round faced': { jaw: 'round' },
  'high cheekbones|sharp cheekbones|prominent cheekbones|sculpted cheekbones|defined cheekbones|cheekbones|hollow cheeks':
    { cheekbones: 'high' },
  'smoky eyes|smoky eye|smokey eye|smokey eyes|dark eyeshadow|heavy eyeliner|goth makeup|gothic makeup|kohl|dark makeup|black eyeliner|eyeliner|winged eyeliner|cat eye makeup|heavy makeup|dramatic makeup':
    { eyePaint: 'smoky' },
  'bold lipstick|bright lipstick': { lipColour: 'red' },
  'no makeup|bare faced|natural look|bare face|makeup free': { lipColour: 'natural' },
  'elf ears|elven ears|pointed ears|pointy ears|elvish ears': { pointedEars: true },
  'wrinkles|wrinkled|crow s feet|laugh lines|weathered|weathered face|lined face|age lines|smile lines|craggy': {
    age: 60,
  },
};

export const VIEW_WORDS: Record<ViewName, string> = {
  close:
    'close up|closeup|face close up|face only|headshot|head shot|face portrait|extreme close up|tight crop|face closeup|close portrait',
  bust: 'bust|portrait|head and shoulders|shoulder portrait|bust shot|upper chest',
  half: 'half body|upper body|waist up|from the waist up|half length|medium shot|cowboy shot|half body portrait|mid shot|torso|three quarter length',
  full: 'full body|full length|full figure|whole body|head to toe|full shot|wide shot|from afar|full body portrait|standing full',
};

export const TURN_WORDS: Record<TurnName, string> = {
  front:
    'facing forward|facing the viewer|front view|looking at viewer|looking at the viewer|frontal|straight on|looking at camera|looking at the camera|facing camera|head on|facing the camera|facing you',
  left: 'looking left|facing left|turned left|looking to the left|turned to the left|left profile',
  right: 'looking right|facing right|turned right|looking to the right|turned to the right|right profile',
  up: 'looking up|chin up|gazing up|head raised|looking skyward|chin raised|gazing upward|gazing at the stars|head held high',
  down: 'looking down|head bowed|gazing down|bowed head|downward gaze|head down|reading',
  tilt: 'head tilted|tilted head|head tilt|tilting head|head cocked|leaning|head on hand|resting chin|chin on hand|resting head',
  away: 'looking away|over the shoulder|over shoulder|looking back|glancing back|profile|side view|side profile|three quarter view|looking to the side|from the side|back turned|turned away',
};
