/** Goes to addresses of the product on behalf of what stands outside the screens, such as a command. */
export interface Navigator {
  go(path: string): void;
  /** Told how, by whoever knows the address. */
  connect(navigate: (path: string) => void): void;
}

/** Until it is connected, the last address that was asked for waits. */
export function createNavigator(): Navigator {
  let navigate: ((path: string) => void) | null = null;
  let waiting: string | null = null;
  return {
    go(path) {
      if (navigate) navigate(path);
      else waiting = path;
    },
    connect(given) {
      navigate = given;
      if (waiting !== null) given(waiting);
      waiting = null;
    },
  };
}
