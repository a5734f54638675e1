import type { Sheet } from '../drawing/sheet.ts';
import type { FacePaint, FaceShape, Mien } from './face-shape.ts';
import type { HeadPose, Project } from './pose.ts';

/** The inputs for drawing the parts of one head. */
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
