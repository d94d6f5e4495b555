/** The reader's choice of colors; 'system' follows the device and stores nothing. */
export type Theme = 'system' | 'light' | 'dark';

/** Key under which the choice is kept on the device. */
export const themeKey = 'theme';

/** Runs before the first paint, so that a stored choice never flashes the other theme. */
export const themeScript = `try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;
