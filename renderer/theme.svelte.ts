export const THEMES = ['system', 'dark', 'light', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'standee.theme';

/** The look the player chose for this screen; kept where the browser keeps such things. */
class ThemeChoice {
  #theme = $state<Theme>(remembered());

  get theme(): Theme {
    return this.#theme;
  }

  choose(theme: Theme): void {
    this.#theme = theme;
    this.apply();
    try {
      localStorage.setItem(KEY, theme);
    } catch {
      // A browser that keeps nothing still shows the theme until it is closed.
    }
  }

  apply(): void {
    const { dataset } = document.documentElement;
    if (this.#theme === 'system') delete dataset['theme'];
    else dataset['theme'] = this.#theme;
  }
}

function remembered(): Theme {
  try {
    const kept = localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === kept) ?? 'system';
  } catch {
    return 'system';
  }
}

export const themeChoice = new ThemeChoice();
