/** 'system' follows the device and stores nothing. */
export type Theme = 'system' | 'light' | 'dark';

export const themeKey = 'theme';

/** Runs before the first paint, so that the other theme never flashes. */
export const themeScript = `try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;
