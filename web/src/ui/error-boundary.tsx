import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Rendered in place of children that threw. */
  render(error: unknown): ReactNode;
  /** The children get another chance when this changes. */
  at: unknown;
}

interface State {
  failed: { error: unknown } | null;
  at: unknown;
}

/** Catches errors that its children throw while rendering; React offers this only to class components. */
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
