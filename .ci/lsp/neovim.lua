-- Neovim with the language server, and with sourcekit-lsp beside it when SOURCEKIT names it. Works from 0.7 on. Ends with
-- status 0 when everything that is waited for has come.
--
--   nvim --headless --clean -c 'luafile .ci/lsp/neovim.lua' -- with CURBCUT and PROJECT in the environment

local curbcut, project, sourcekit = vim.env.CURBCUT, vim.env.PROJECT, vim.env.SOURCEKIT
local file = project .. '/Row.swift'

local function fail(text)
  io.stderr:write('neovim: ' .. text .. '\n')
  vim.cmd('cquit 1')
end

local function waited(what, condition)
  if not vim.wait(60000, condition, 20) then fail('waited in vain for ' .. what) end
end

vim.cmd('edit ' .. vim.fn.fnameescape(file))
vim.bo.filetype = 'swift'
local buffer = vim.api.nvim_get_current_buf()
local ended = nil
local client = vim.lsp.start_client({
  name = 'curbcut', cmd = { curbcut, 'lsp' }, root_dir = project,
  workspace_folders = { { uri = vim.uri_from_fname(project), name = 'project' } },
  on_exit = function(code) ended = code end,
})
vim.lsp.buf_attach_client(buffer, client)
local other = nil
if sourcekit then
  other = vim.lsp.start_client({ name = 'sourcekit', cmd = { sourcekit }, root_dir = project })
  vim.lsp.buf_attach_client(buffer, other)
  waited('sourcekit-lsp', function()
    local running = vim.lsp.get_client_by_id(other)
    return running and running.initialized
  end)
end

local function ours()
  return vim.tbl_filter(function(d) return d.source == 'curbcut' end, vim.diagnostic.get(buffer))
end

waited('a finding', function() return #ours() == 1 end)
local found = ours()[1]
if found.code ~= 'icon-button-missing-label' or found.lnum ~= 4 then fail('found ' .. vim.inspect(found)) end

local function request(method, params)
  local answers = vim.lsp.buf_request_sync(buffer, method, params, 60000)
  local answer = answers and answers[client]
  if not answer or answer.err then fail(method .. ': ' .. vim.inspect(answers)) end
  return answer.result
end

local place = { line = found.lnum, character = found.col }
local document = { uri = vim.uri_from_bufnr(buffer) }
local hover = request('textDocument/hover', { textDocument = document, position = place })
if not hover.contents.value:find('VoiceOver:', 1, true) then fail('hovered ' .. vim.inspect(hover)) end

local actions = request('textDocument/codeAction', {
  textDocument = document, range = { start = place, ['end'] = place }, context = { diagnostics = {} },
})
local fix = nil
for _, action in ipairs(actions) do
  if not fix and action.edit and action.title:find('unsafe', 1, true) then fix = action end
end
if not fix then fail('no fix among ' .. vim.inspect(actions)) end
vim.lsp.util.apply_workspace_edit(fix.edit, 'utf-16')
waited('the finding to go', function() return #ours() == 0 end)

-- Typed text that is not saved counts, a key at a time.
vim.api.nvim_buf_set_lines(buffer, 4, 5, false, { '    Text("a").font(.body).accessibilityAddTraits(.isStaticText)' })
waited('a finding in unsaved text', function() return #ours() == 1 and ours()[1].code == 'redundant-trait' end)
vim.cmd('silent write')

vim.lsp.stop_client(client)
waited('the server to end', function() return ended ~= nil end)
if ended ~= 0 then fail('the server ended with ' .. ended) end
if other then vim.lsp.stop_client(other, true) end
io.stderr:write('neovim: done' .. (sourcekit and ' beside sourcekit-lsp' or '') .. '\n')
vim.cmd('qall!')
