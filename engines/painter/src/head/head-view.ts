import type { Sheet } from '../drawing/sheet.ts';
import type { FacePaint, FaceShape, Mien } from './face-shape.ts';
import type { HeadPose, Project } from './pose.ts';

/** All that the parts of one head are drawn from. */
export interface HeadView {
  sheet: Sheet;
  pose: HeadPose;
  P: Project;
  shape: FaceShape;
  mien: Mien;
  paint: FacePaint;
  /** The side the light comes from: 1 is the right. */
  light: -1 | 1;
  chanceSalt: string;
}
