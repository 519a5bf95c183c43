/**
 * For browsers without invoker commands: an inline script for <head> that lets `command`/`commandfor` buttons
 * open and close dialogs, also on pages that ship no other script. It does nothing where they are built in.
 */
const buttonScript = `"commandForElement"in HTMLButtonElement.prototype||addEventListener("click",function(e){var b=e.target.closest&&e.target.closest("button[commandfor]"),d=b&&document.getElementById(b.getAttribute("commandfor")),c=b&&b.getAttribute("command");if(!d||e.defaultPrevented)return;if(c=="show-modal")d.showModal();else if(/close$/.test(c))d.close()});`;

/**
 * For browsers without `closedby`: a press beside an open dialog closes it, as long as it also began there. The
 * listener sits on the dialog itself, because iPhones send no click to the window for what looks like nothing to press.
 */
const besideScript = `"closedBy"in HTMLDialogElement.prototype||addEventListener("pointerdown",function(e){function beside(e){var d=e.target,r=d.localName=="dialog"&&d.getAttribute("closedby")=="any"&&d.getBoundingClientRect();return r&&(e.clientX<r.left||e.clientX>r.right||e.clientY<r.top||e.clientY>r.bottom)&&d}var d=beside(e);if(d)d.onclick=function(c){d.onclick=null;if(beside(c)==d)d.close()}});`;

export const commandScript = buttonScript + besideScript;
