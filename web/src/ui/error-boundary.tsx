import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** What is shown in place of children that broke. */
  render(error: unknown): ReactNode;
  /** The children get another chance when this changes. */
  at: unknown;
}

interface State {
  failed: { error: unknown } | null;
  at: unknown;
}

/** Catches what its children throw while they render; React has no way to do so without a class. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: null, at: this.props.at };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error } };
  }

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { failed: null, at };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    return failed ? this.props.render(failed.error) : this.props.children;
  }
}
