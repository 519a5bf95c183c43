/**
 * For browsers without invoker commands: an inline script for <head> that lets `command`/`commandfor` buttons
 * open and close dialogs, also on pages that ship no other script. It does nothing where they are built in.
 */
export const commandScript = `"commandForElement"in HTMLButtonElement.prototype||addEventListener("click",function(e){var b=e.target.closest&&e.target.closest("button[commandfor]"),d=b&&document.getElementById(b.getAttribute("commandfor")),c=b&&b.getAttribute("command");if(!d||e.defaultPrevented)return;if(c=="show-modal")d.showModal();else if(/close$/.test(c))d.close()});`;
