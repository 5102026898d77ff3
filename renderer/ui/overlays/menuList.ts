/** Loads the component of open menus: after the first paint, or on the first opening. */
export const openMenuList = () => import('./MenuList.svelte');
