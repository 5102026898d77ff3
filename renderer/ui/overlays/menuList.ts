/** Loads the component with the open list of a menu. Called ahead, or when a menu is first opened. */
export const openMenuList = () => import('./MenuList.svelte');
