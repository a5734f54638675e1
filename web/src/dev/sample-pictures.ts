import type { SirenImage } from '@sirenade/contract/sirens';

/** A drawn stand-in for a portrait, a figure before a low moon, so that the page needs no server. */
function drawing(hue: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 768 1024">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${hue} 45% 16%)"/><stop offset="1" stop-color="hsl(${hue + 40} 40% 42%)"/></linearGradient>
    <rect width="768" height="1024" fill="url(#sky)"/>
    <circle cx="560" cy="250" r="84" fill="hsl(38 70% 88%)" opacity=".9"/>
    <path d="M0 700h768v324H0z" fill="hsl(${hue} 45% 12%)" opacity=".5"/>
    <path d="M120 1024c6-170 60-250 190-284v-70c-58-44-86-112-86-196 0-124 70-206 164-206s164 82 164 206c0 84-28 152-86 196v70c130 34 184 114 190 284z" fill="hsl(${hue + 10} 35% 8%)"/>
    <path d="M466 292c56 34 86 98 86 182 0 84-28 152-86 196v70c110 28 168 92 184 210" fill="none" stroke="hsl(38 70% 80%)" stroke-width="5" opacity=".55"/>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A picture of a siren, by its colour from 0 to 359. */
export function aPicture(hue: number): SirenImage {
  const url = drawing(hue);
  return { id: `drawing-${hue}`, url, card_url: url, thumb_url: url, width: 768, height: 1024 };
}
